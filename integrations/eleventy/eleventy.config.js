import mkt from './mkt.js';

export default function (eleventy) {
  eleventy.addPlugin(mkt, {
    files: 'https://cdn.example/mkt-widgets/',
    baseUrl: 'https://service.example',
    applicationId: 'APP',
    affiliateId: 'AFF',
  });
  return { markdownTemplateEngine: 'njk', dir: { output: 'public' } };
}
