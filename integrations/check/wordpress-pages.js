/** Steps of a visitor who uses the pages of WordPress. */
import { expect } from 'chai';

/** @typedef {import('puppeteer-core').Page} Page */

/**
 * Sets a field at once: the sign-in page moves the cursor after a while, so that typed text could get into the
 * wrong field.
 * @param {Page} page
 * @param {string} selector
 * @param {string} value
 */
export const fill = (page, selector, value) =>
  page.$eval(
    selector,
    (input, text) => {
      /** @type {HTMLInputElement} */ (input).value = text;
    },
    value,
  );

/** @param {Page} page @param {string} origin @param {string} user */
export async function signIn(page, origin, user) {
  await page.goto(`${origin}/wp-login.php`);
  await fill(page, '#user_login', user);
  await fill(page, '#user_pass', `${user}-password`);
  await Promise.all([page.waitForNavigation(), page.click('#wp-submit')]);
  expect(page.url(), `${user} is not signed in`).to.match(/\/wp-admin\//);
}

/**
 * Saves a new post by the REST interface, with the rights of the signed-in user.
 * @param {Page} page
 * @param {{ title: string, content: string, status: string, date?: string }} post
 * @returns {Promise<{ id: number, link: string, content: string }>} the content as WordPress keeps it
 */
export const savePost = (page, post) =>
  page.evaluate(async (written) => {
    const nonce = await (await fetch('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
    const answer = await fetch('/?rest_route=/wp/v2/posts', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-WP-Nonce': nonce },
      body: JSON.stringify(written),
    });
    const saved = await answer.json();
    if (!answer.ok) throw new Error(JSON.stringify(saved));
    return { id: saved.id, link: saved.link, content: saved.content.raw };
  }, post);

/** @param {Page} page @param {string} title @param {string} content */
export const publish = (page, title, content) =>
  savePost(page, { title, content, status: 'publish' });

/**
 * Waits until the editor has opened its post.
 * @param {Page} page
 * @returns {Promise<Page | import('puppeteer-core').Frame>} the document that has the blocks
 */
export async function openEditor(page) {
  await page.waitForFunction(() => globalThis.wp?.data?.select('core/editor')?.getCurrentPostId());
  const frame = await page.$('iframe[name="editor-canvas"]');
  return (await frame?.contentFrame()) ?? page;
}

/** Publishes the open post with the block editor. @param {Page} page */
export async function publishOpenPost(page) {
  await page.evaluate(async () => {
    const { dispatch } = wp.data;
    dispatch('core/editor').editPost({ status: 'publish' });
    await dispatch('core/editor').savePost();
  });
  await page.waitForFunction(() => {
    const editor = wp.data.select('core/editor');
    return !editor.isSavingPost() && editor.getCurrentPost().status === 'publish';
  });
  return page.evaluate(() => wp.data.select('core/editor').getPermalink());
}
