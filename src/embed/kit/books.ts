/** The elements for books, other media and e-books. */
import '../../define/book-list.js';
import '../../define/ebook-list.js';
