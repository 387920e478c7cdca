/** The kit takes its address and rights only from its own script element. */
import { expect, origins, settled } from '../support/index.js';
import { addressOn, ELEMENTS, pageOf, phasesOf, script, SETTINGS } from './pages.js';

const GOLF = '<mkt-golf-finder area-code="11" limit="1" loading="eager"></mkt-golf-finder>';

/** Attributes of scripts that policies check. */
interface Rules {
  readonly createScriptURL: (address: string) => string;
}

describe('the script of mkt.js', () => {
  it('is not an element named `currentScript`', async () => {
    const { document, lines } = await pageOf(
      '',
      `<img name="currentScript" src="https://evil.example/" data-application-id="EVIL"
        data-base-url="https://evil.example">${script(SETTINGS)}${ELEMENTS}`,
    );
    expect(await phasesOf(document)).to.deep.equal(['ready', 'ready']);
    expect(lines).to.deep.equal([]);
  });

  it('is the only source of settings: similar elements are ignored', async () => {
    const { document, lines } = await pageOf(
      '',
      `<div src="https://evil.example/mkt.js" data-application-id="EVIL"></div>
      ${script(SETTINGS)}${ELEMENTS}`,
    );
    expect(await phasesOf(document)).to.deep.equal(['ready', 'ready']);
    expect(lines).to.deep.equal([]);
  });
});

describe('scripts that mkt.js loads', () => {
  it('have the nonce of its script', async () => {
    const policy = `script-src 'nonce-test'; frame-src ${origins.cdn}`;
    const { document, performance } = await pageOf(
      `<script nonce="test" src="${addressOn()}" ${SETTINGS} data-transport="fetch">
      </script>`,
      GOLF,
      { headers: { 'content-security-policy': policy } },
    );
    expect(await settled(document.querySelector('mkt-golf-finder')!)).to.equal('ready');
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    expect(loaded.filter((name) => name.includes('/kit/'))).not.to.deep.equal([]);
  });

  it('are restricted to its own folder if the page requires trusted types', async function () {
    if (!('trustedTypes' in window)) this.skip();
    const page = (await pageOf(
      `<script>
        window.policies = [];
        const { createPolicy } = trustedTypes;
        trustedTypes.createPolicy = function (name, rules) {
          policies.push([name, rules]);
          return createPolicy.call(this, name, rules);
        };
      </script>${script(SETTINGS)}`,
      GOLF,
      {
        headers: {
          'content-security-policy':
            "require-trusted-types-for 'script'; trusted-types lit-html mkt-widgets",
        },
      },
    )) as Window & { policies?: [name: string, rules: Rules][] } & Awaited<
        ReturnType<typeof pageOf>
      >;
    expect(await settled(page.document.querySelector('mkt-golf-finder')!)).to.equal('ready');
    const rules = page
      .policies!.filter(([name]) => name === 'mkt-widgets')
      .map(([, rules]) => rules);
    expect(rules).to.have.length(1);
    const { createScriptURL } = rules[0]!;
    const ownAddress = `${origins.cdn}/dist/kit/own.js`;
    expect(createScriptURL(ownAddress)).to.equal(ownAddress);
    for (const other of [
      'https://evil.example/kit/own.js',
      `${origins.cdn}/own.js`,
      `${origins.cdn}/dist/kit/../../own.js`,
      `${origins.cdn}/distant/own.js`,
      'own.js',
      'data:text/javascript,1',
    ]) {
      expect(() => createScriptURL(other), other)
        .to.throw()
        .with.property('name', 'TypeError');
    }
  });

  it('are reported in one line if it has no address', async () => {
    const code = await (await fetch(addressOn())).text();
    for (const type of ['', 'type="module"']) {
      const { document, lines } = await pageOf(
        '',
        `<mkt-config application-id="APP" base-url="${origins.service}">
          <mkt-ranking limit="1"></mkt-ranking>
          <mkt-golf-finder></mkt-golf-finder>
          <mkt-picks></mkt-picks>
        </mkt-config>
        <script ${type}>${code}</script>`,
      );
      expect(await settled(document.querySelector('mkt-ranking')!)).to.equal('ready');
      expect(lines).to.have.length(1);
      expect(lines[0]).to.match(/classic script with a src/);
    }
  });
});

describe('mkt.js twice on a page', () => {
  it('loads each script once', async () => {
    const tags = script(SETTINGS) + script('');
    const { document, performance } = await pageOf(tags, ELEMENTS);
    expect(await phasesOf(document)).to.deep.equal(['ready', 'ready']);
    const loaded = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/kit/'));
    expect(loaded).to.have.length(new Set(loaded).size);
    expect(document.head.querySelectorAll('script[src*="/kit/"]')).to.have.length(0);
  });
});
