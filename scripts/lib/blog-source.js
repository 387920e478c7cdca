/** The types of the facts about blog services, and of their sources. */

/**
 * A page, by its author: the service itself, a user, or another company, such as the vendor of a widget.
 * @typedef {object} Source
 * @property {'service' | 'user' | 'other'} by
 * @property {string} url
 * @property {string} [date] of the page; absent if it has none
 *
 * @typedef {'design' | 'post' | 'div' | 'iframe' | 'plain' | 'address' | 'links' | 'end'} Way
 *
 * @typedef {object} Fact
 * @property {Way} way
 * @property {boolean} [takes] absent if it depends, or for links of other companies
 * @property {string} en
 * @property {string} ja
 * @property {readonly Source[]} sources
 *
 * @typedef {object} Blog
 * @property {string} id
 * @property {string} ja its name
 * @property {string} en
 * @property {readonly Fact[]} facts
 */

/** @param {Source['by']} by @param {string} url @param {string} [date] @returns {Source} */
export const source = (by, url, date) => ({ by, url, ...(date && { date }) });
