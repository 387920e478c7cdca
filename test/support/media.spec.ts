import { expect, media, viewport } from './index.js';

const dark = () => matchMedia('(prefers-color-scheme: dark)').matches;

describe("the reader's preferences", () => {
  it('is emulated', async () => {
    await media({ colorScheme: 'dark' });
    await viewport(375, 667);
    expect(dark()).to.equal(true);
    expect(innerWidth).to.equal(375);
  });

  it('is forgotten by the next test', () => {
    expect(dark()).to.equal(false);
    expect(innerWidth).to.equal(800);
  });
});
