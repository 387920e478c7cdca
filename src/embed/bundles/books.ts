import './catalogue.js';
import '../../define/book-list.js';
import '../../define/ebook-list.js';
