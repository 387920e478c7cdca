import { html, nothing, type TemplateResult } from 'lit';
import type { Field } from '../elements/fields.js';
import type { Reader } from '../elements/reader.js';
import { isNear, reset, submit, toggleNear } from '../elements/search.js';

/** Today where the service is. */
const today = () => new Date(Date.now() + 9 * 3600_000).toISOString().slice(0, 10);

/** What is wrong with a field, and the words that tie it to its input. */
function trouble(name: string, { errors }: Reader) {
  const text = errors.get(name);
  const id = `${name}-error`;
  return {
    invalid: text ? 'true' : nothing,
    by: text ? id : nothing,
    message: text ? html`<p part="error" class="error" id=${id}>${text}</p>` : nothing,
  } as const;
}

/** Yes and no, or any of several. */
function boxes({ name, label, flag, options }: Field, reader: Reader) {
  const { invalid, by, message } = trouble(name, reader);
  const box = (value: string, text: string) =>
    html`<label class="box"
      ><input
        type="checkbox"
        name=${name}
        .value=${value}
        aria-invalid=${invalid}
        aria-describedby=${by}
      />${text}</label
    >`;
  return flag
    ? html`<div part="field" class="field flag">${box('1', label)}${message}</div>`
    : html`<fieldset part="field" class="field wide">
        <legend part="label">${label}</legend>
        ${options!.map(({ value, text }) => box(value, text))}${message}
      </fieldset>`;
}

const typeOf = ({ kind }: Field['rule']) =>
  kind === 'date' ? 'date' : kind === 'text' || kind === 'list' ? 'search' : 'number';

/** How wide a field is: as a rule, two columns. */
const widthOf = (type: string, { options }: Field) =>
  options
    ? 'field'
    : type === 'search'
      ? 'field long'
      : type === 'number'
        ? 'field short'
        : 'field';

function fieldView(field: Field, reader: Reader): TemplateResult {
  const { name, control, label, rule, flag, options } = field;
  if (flag || (rule.kind === 'list' && rule.values && name !== control)) {
    return boxes(field, reader);
  }
  const { invalid, by, message } = trouble(name, reader);
  const type = typeOf(rule);
  const input = options
    ? html`<select id=${name} name=${name} aria-invalid=${invalid} aria-describedby=${by}>
        ${options.map(({ value, text }) => html`<option value=${value}>${text}</option>`)}
      </select>`
    : html`<input
        id=${name}
        name=${name}
        type=${type}
        min=${type === 'date' ? today() : (rule.min ?? nothing)}
        max=${rule.max ?? nothing}
        step=${rule.kind === 'decimal' ? 'any' : nothing}
        aria-invalid=${invalid}
        aria-describedby=${by}
      />`;
  const near = control === 'near';
  return html`<div part="field" class=${near ? 'field near' : widthOf(type, field)}>
    <label part="label" for=${name}>${label}</label>${input}${message}${
      near ? nearView(reader) : nothing
    }
  </div>`;
}

/** The button beside the distance. */
function nearView(reader: Reader) {
  const { words, locating } = reader;
  const { by, message } = trouble('near', reader);
  const toggle = () => toggleNear(reader);
  return html`<button
      type="button"
      part="near"
      aria-pressed=${isNear(reader)}
      aria-disabled=${locating}
      aria-describedby=${by}
      @click=${toggle}
    >
      ${locating ? words['locating'] : words['near']}</button
    >${message}`;
}

/** A form with the fields that the author wants. */
export function formView(reader: Reader): TemplateResult {
  const { fields, words } = reader;
  const folded = fields.filter((field) => field.folded);
  const views = fields.map((field) => {
    if (!field.folded) return fieldView(field, reader);
    return field === folded[0]
      ? html`<details ?open=${folded.some(({ name }) => reader.errors.has(name))}>
          <summary>${words['folded']}</summary>
          <div class="fields">${folded.map((one) => fieldView(one, reader))}</div>
        </details>`
      : nothing;
  });
  const whole = reader.errors.get('');
  // What the fields go back to is what the author has set, not that they were empty.
  const instead = (does: (reader: Reader) => void) => (event: Event) => {
    event.preventDefault();
    does(reader);
  };
  const entered = ({ target }: Event) => {
    const { name } = target as HTMLInputElement;
    reader.elsewhere ||= fields.some((field) => field.name === name && field.control === 'area');
    if (reader.errors.delete(name)) reader.element.requestUpdate();
  };
  return html`<form
    part="form"
    class="form fields"
    novalidate
    @submit=${instead(submit)}
    @reset=${instead(reset)}
    @input=${entered}
  >
    ${views} ${whole ? html`<p part="error" class="error wide" role="alert">${whole}</p>` : nothing}
    <div class="field buttons">
      <button part="submit" class="main">${words['search']}</button>
      <button type="reset" part="reset">${words['reset']}</button>
    </div>
  </form>`;
}
