/** The block and the page Links in a Japanese WordPress, without any English text. */
import { expect } from 'chai';
import { promise } from '../../scripts/checks/promise.js';
import { newPage, titlesOf } from './browser.js';
import { openEditor, signIn } from './wordpress-pages.js';

/**
 * @param {object} given
 * @param {import('puppeteer-core').Browser} given.browser
 * @param {import('./wordpress.js').WordPress} given.wordpress whose service is set
 */
export async function checkJapanese({ browser, wordpress }) {
  const { origin } = wordpress;
  await promise(
    'In a Japanese WordPress, the block is Japanese and finds genres by name',
    async () => {
      await wordpress.useLanguage('ja');
      const author = await newPage(browser);
      await signIn(author, origin, 'author');
      await author.goto(`${origin}/wp-admin/post-new.php`);
      const canvas = await openEditor(author);
      const type = await author.evaluate(() => {
        const { blocks, data } = wp;
        const block = blocks.createBlock('mkt-widgets/element', { values: { limit: '3' } });
        data.dispatch('core/block-editor').insertBlocks([block]);
        data.dispatch('core/block-editor').selectBlock(block.clientId);
        data.dispatch('core/edit-post').openGeneralSidebar('edit-post/block');
        const { title, keywords } = blocks.getBlockType('mkt-widgets/element');
        return { title, keywords };
      });
      expect(type.title).to.equal('マーケットプレイス');
      expect(type.keywords, 'the keywords are not Japanese').to.include('ランキング');
      await titlesOf(canvas, 'mkt-ranking');
      const form = '.block-editor-block-inspector';
      await author.waitForSelector(`${form} .mkt-widgets-find`);
      const texts = await author.$$eval(`${form} label, ${form} option`, (all) =>
        all.map((element) => element.textContent?.trim()),
      );
      for (const text of ['種類', 'ランキング', 'ジャンル', '購入者の年代'])
        expect(texts, text).to.include(text);

      await author.click(`${form} .mkt-widgets-find button`);
      const input = await author.waitForSelector('id-finder input');
      await input?.type('お茶');
      await author.keyboard.press('Enter');
      const result = '//id-finder//li[contains(., "お茶")]//button[contains(., "使う")]';
      await (await author.waitForSelector(`xpath/${result}`))?.click();
      await author.waitForFunction(() => {
        const [block] = wp.data.select('core/block-editor').getBlocks();
        return block.attributes.values['genre-id'];
      });
      await canvas.waitForSelector('mkt-ranking[genre-id]:not([genre-id=""])[phase="ready"]');
      await author.browserContext().close();
    },
  );

  await promise('In a Japanese WordPress, the page Tools → Links is Japanese', async () => {
    const admin = await newPage(browser);
    await signIn(admin, origin, 'admin');
    await admin.goto(`${origin}/wp-admin/tools.php?page=mkt-widgets-links`);
    await admin.click('links-page button');
    await admin.waitForSelector('links-page table');
    await admin.waitForFunction(() => !document.querySelector('links-page progress'));
    const texts = await admin.$$eval('.wrap h1, .wrap p, links-page :is(button, h2, th)', (all) =>
      all.map((element) => element.textContent?.trim() ?? ''),
    );
    expect(texts[0]).to.equal('リンク（mkt-widgets）');
    expect(texts.length).to.be.above(5);
    for (const text of texts) expect(text).to.match(/[ぁ-んァ-ヶ一-龠]/);
    await admin.browserContext().close();
  });
}
