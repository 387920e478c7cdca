import './travel.js';
import '../../define/hotel-detail.js';
