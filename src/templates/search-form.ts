import { html, nothing, type TemplateResult } from 'lit';
import { common } from '../i18n/index.js';
import { isNear, type Field } from '../controllers/interaction/form-fields.js';
import type { Reader } from '../controllers/interaction/search-form-controller.js';
import { button } from './button.js';
import { placeSaid } from './pagination.js';

/** What readers do with a form comes once they turn to it. */
const search = () => import('../controllers/interaction/search.js');

const prepare = () => void search().catch(() => {});

const acts = (how: keyof Awaited<ReturnType<typeof search>>, reader: Reader) => (event: Event) => {
  // What the fields go back to is what the author has set, not that they were empty.
  event.preventDefault();
  search().then(
    (does) => does[how](reader),
    () => {
      reader.errors = new Map([['', common(reader.options.locale).error]]);
      reader.element.requestUpdate();
    },
  );
};

/** Today where the service is. */
const today = () => new Date(Date.now() + 9 * 3600_000).toISOString().slice(0, 10);

const TYPES: Readonly<Record<string, string>> = { date: 'date', text: 'search', list: 'search' };

/** What is wrong with a field; the reader ties it to the input. */
function error(name: string, { errors }: Reader) {
  const text = errors.get(name);
  return text
    ? html`<p part="error" class="error" id=${`${name}-error`} role="alert">${text}</p>`
    : nothing;
}

const box = (name: string, value: string, text: string) =>
  html`<label class="box"><input type="checkbox" name=${name} .value=${value} />${text}</label>`;

/** The button beside the distance. */
function nearView(reader: Reader) {
  const { messages, locating, element } = reader;
  return html`${button(
    messages.near?.[locating ? 'locating' : 'button'],
    acts('toggleNear', reader),
    {
      part: 'near',
      pressed: isNear(element),
      disabled: locating,
    },
  )}${error('near', reader)}`;
}

function fieldView(field: Field, reader: Reader): TemplateResult {
  const { name, control, label, rule, flag, options } = field;
  const { kind, min, max } = rule;
  const near = control === 'near';
  if (flag) {
    return html`<div part="field" class="field flag">
      ${box(name, '1', label)}${error(name, reader)}
    </div>`;
  }
  if (kind === 'list' && rule.values) {
    return html`<fieldset part="field" class="field">
      <legend part="label">${label}</legend>
      ${options?.map(({ value, text }) => box(name, value, text))}${error(name, reader)}
    </fieldset>`;
  }
  const type = TYPES[kind] ?? 'number';
  const width = near || type === 'search' ? 'long' : type === 'number' ? 'short' : '';
  return html`<div part="field" class=${`field ${options && !near ? '' : width}`}>
    <label part="label" for=${name}>${label}</label>${
      options
        ? html`<select id=${name} name=${name}>
            ${options.map(({ value, text }) => html`<option value=${value}>${text}</option>`)}
          </select>`
        : html`<input
            id=${name}
            name=${name}
            type=${type}
            min=${type === 'date' ? today() : (min ?? nothing)}
            max=${max ?? nothing}
            step=${kind === 'decimal' ? 'any' : nothing}
          />`
    }${error(name, reader)}${near ? nearView(reader) : nothing}
  </div>`;
}

/** What becomes of a search, for those who do not see it: without entries, the list itself says so. */
function progress(reader: Reader): string {
  const { answer, phase } = reader.element;
  const { locale, pager } = reader.options;
  if (answer && phase === 'loading') return common(locale).loading;
  return pager === 'none' ? placeSaid(reader) : '';
}

/** A form with the fields that the author wants. */
export function formView(reader: Reader): TemplateResult {
  const { element, errors, fields, messages } = reader;
  const folded = fields.filter((field) => field.folded);
  const views = fields.map((field) => {
    if (!field.folded) return fieldView(field, reader);
    return field === folded[0]
      ? html`<details ?open=${folded.some(({ name }) => errors.has(name))}>
          <summary>${messages.folded}</summary>
          <div class="fields">${folded.map((one) => fieldView(one, reader))}</div>
        </details>`
      : nothing;
  });
  const entered = ({ target }: Event) => {
    if (errors.delete((target as HTMLInputElement).name)) element.requestUpdate();
  };
  return html`<form
    part="form"
    class="form fields"
    novalidate
    @focusin=${prepare}
    @submit=${acts('submit', reader)}
    @reset=${acts('reset', reader)}
    @input=${entered}
  >
    ${views}${error('', reader)}<span class="unseen" role="status">${progress(reader)}</span>
    <div class="field buttons">
      <button part="submit" class="main">${messages.search}</button>
      <button type="reset" part="reset">${messages.reset}</button>
    </div>
  </form>`;
}
