import { ebooks } from '../catalogue/ebooks.js';
import { printed } from './cover.js';

const byNumber = new Map(ebooks.map((ebook) => [ebook.number, ebook]));

/** A cover with the mark of the electronic edition. @param {string} number */
export function ebookPicture(number) {
  const ebook = byNumber.get(number);
  if (!ebook) return undefined;
  const { title, author, publisher } = ebook;
  const cover = printed({ seed: `ebook ${number}`, title, creator: author, house: publisher });
  const mark = `<path d="M0 0h34L0 34z" fill="#222" opacity=".8"/>
    <text x="11" y="14" font-size="8" font-weight="700" text-anchor="middle" fill="#fff"
      transform="rotate(-45 11 12)" font-family="sans-serif">電子</text>`;
  return { ...cover, inside: cover.inside + mark };
}
