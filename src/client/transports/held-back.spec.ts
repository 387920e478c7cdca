/** Requests without an element, whose script a consent tool of the page holds back. */
import { request } from '../client.js';
import { TimeoutError } from '../errors.js';
import { ranking } from '../operations/market-item.js';
import { expect, newTag, origins, requestsOf, serviceUrl } from '../../../test/support/index.js';
import { failureOf } from '../../../test/support/answers.js';
import { arrival } from '../../../test/support/traces.js';
import { collectUncaughtErrors, uncaught } from '../../../test/support/uncaught.js';

/** Changes each script of the service at its insertion, until `end`. */
function consentTool(hold: (script: HTMLScriptElement) => void) {
  const held: HTMLScriptElement[] = [];
  // In front of the method of `Node.prototype`.
  Object.defineProperty(Element.prototype, 'appendChild', {
    configurable: true,
    value(this: Element, node: Node): Node {
      if (node instanceof HTMLScriptElement && node.src.startsWith(origins.service)) {
        held.push(node.cloneNode() as HTMLScriptElement);
        hold(node);
      }
      return Node.prototype.appendChild.call(this, node);
    },
  });
  const end = () => void Reflect.deleteProperty(Element.prototype, 'appendChild');
  return { held, end };
}

const tools: Readonly<Record<string, (script: HTMLScriptElement) => void>> = {
  'an unknown type': (script) => {
    script.type = 'javascript/blocked';
  },
  'no `src`': (script) => script.removeAttribute('src'),
  'a moved `src`': (script) => {
    script.dataset['src'] = script.src;
    script.removeAttribute('src');
  },
  'another `src`': (script) => {
    script.src = 'data:text/javascript,';
  },
};

describe('a request whose script the page holds back', () => {
  collectUncaughtErrors();

  for (const [what, hold] of Object.entries(tools)) {
    it(`fails at its timeout, without another one; its late answer is ignored: ${what}`, async () => {
      const tag = newTag();
      const { held, end } = consentTool(hold);
      const settings = { applicationId: 'APP', baseUrl: serviceUrl(), query: `tag=${tag}` };
      const error = await failureOf(request(ranking, {}, { ...settings, timeout: 50 })).finally(
        end,
      );
      expect(error).to.be.instanceOf(TimeoutError);
      expect(error.message).to.match(/did not answer within 50 ms: .*holds back the script/);
      expect(await requestsOf(tag)).to.deep.equal([]);
      const arrived = arrival(tag);
      const [clone] = held;
      const ran = new Promise((resolve) => clone!.addEventListener('load', resolve));
      document.head.append(clone!);
      await Promise.all([arrived, ran]);
      clone!.remove();
      expect(await uncaught()).to.deep.equal([]);
      expect((await request(ranking, {}, settings)).records).to.have.length(30);
    });
  }
});
