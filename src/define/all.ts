/** Registers every element. */
import './config.js';
import './ranking.js';
