/** The notice that the builder writes for a widget. */
import { expect } from 'chai';
import type { NoticedElement } from '../../../cli/notice/destinations.js';
import type { WrittenNotice } from '../../../cli/notice/write.js';
import { noticeFor } from './notice.js';
import { startOf, VIEW } from './state.js';
import type { View } from '../types.js';

const element: NoticedElement = {
  tag: 'mkt-ranking',
  settings: { baseUrl: 'https://service.example', transport: 'frame', consent: 'click' },
  options: {},
  records: [
    { title: 'A', href: 'https://shop.example/1', image: 'https://pictures.example/1.jpg' },
  ],
};

const notice = (view: Partial<View>, more: Partial<NoticedElement> = {}): WrittenNotice =>
  noticeFor(
    {
      widget: startOf('mkt-ranking'),
      account: {},
      files: { kit: 'https://cdn.example/', pages: 'https://frames.example/' },
      element: { ...element, ...more },
    },
    { ...VIEW, ...view },
    'en',
  );

const hosts = ({ rows }: WrittenNotice) => rows.map(([, host]) => host);
const received = ({ rows }: WrittenNotice, host: string) =>
  rows.find((row) => row[1] === host)?.[2];

describe('the notice in the builder', () => {
  it('says what the snippet sends, not the preview, which shows every service in a frame', () => {
    expect(received(notice({}), 'service.example')).to.include('the name of this site');
    expect(received(notice({ form: 'iframe' }), 'service.example')).not.to.include('this site');
    expect(received(notice({}), 'service.example')).to.include('cookies');
    expect(received(notice({ form: 'iframe', withFetch: true }), 'service.example')).not.to.include(
      'cookies',
    );
  });

  it('names the host of the files by the kind of snippet', () => {
    expect(hosts(notice({ form: 'oembed' }))[0]).to.equal('frames.example');
    for (const form of ['jsx', 'wordpress'] as const)
      expect(hosts(notice({ form }))[0]).to.equal('this site');
  });

  it('says of a plain copy that no service receives and the browser stores nothing', () => {
    const plain = notice({ form: 'plain' });
    expect(hosts(plain)).to.deep.equal(['pictures.example', 'shop.example']);
    expect(plain.sections.map(({ lines }) => lines)).to.deep.equal([['The lists store nothing.']]);
  });

  it('names a relay as the operator’s own', () => {
    expect(notice({ isRelay: true }).rows[1]![0]).to.include('operator of this site');
  });
});
