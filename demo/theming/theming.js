/** Takes what is chosen over to the elements, and writes down how a page does the same. */

const form = /** @type {HTMLFormElement} */ (document.querySelector('#theme'));
const preview = /** @type {HTMLElement} */ (document.querySelector('#preview'));
const page = /** @type {HTMLElement} */ (document.querySelector('main'));
const hue = /** @type {HTMLInputElement} */ (document.querySelector('#hue'));
const result = /** @type {HTMLElement} */ (document.querySelector('#result'));
const copied = /** @type {HTMLElement} */ (document.querySelector('#copied'));

/** Custom properties that have been changed: until then, each is what the look makes of it. */
const changed = new Set();

const isField = (/** @type {unknown} */ one) =>
  one instanceof HTMLInputElement || one instanceof HTMLSelectElement;

const fields = [...form.elements].filter(isField);

/** @param {string} name */
const chosen = (name) => String(new FormData(form).get(name) ?? '');

/** Of 0 to 359. @param {number} degrees */
function colorOf(degrees) {
  const channel = (/** @type {number} */ at) => {
    const turn = (at + degrees / 30) % 12;
    const value = 0.4 - 0.34 * Math.max(-1, Math.min(turn - 3, 9 - turn, 1));
    return Math.round(255 * value)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** The custom properties in force, as declarations. */
function declarations() {
  return fields
    .filter(({ name, value }) => changed.has(name) && value !== '')
    .map(({ name, value, dataset }) => `${name}: ${value}${dataset['unit'] ?? ''};`);
}

/** The attributes that are not what they are by default. */
const attributes = () =>
  [
    ['look', 'card'],
    ['color-scheme', 'page'],
  ].flatMap(([name = '', usual]) => (chosen(name) === usual ? [] : `${name}="${chosen(name)}"`));

function show() {
  const set = declarations();
  preview.style.cssText = set.join(' ');
  for (const name of ['look', 'color-scheme']) preview.setAttribute(name, chosen(name));
  page.dataset['page'] = chosen('page');
  const tag = ['mkt-config', ...attributes()].join(' ');
  const css = set.length ? ['mkt-config {', ...set.map((one) => `  ${one}`), '}'] : [];
  result.textContent = [
    ...(css.length ? ['<style>', ...css.map((line) => `  ${line}`), '</style>'] : []),
    `<${tag}>`,
    '  <mkt-ranking></mkt-ranking>',
    '</mkt-config>',
  ].join('\n');
  for (const field of fields) {
    const output = field.parentElement?.querySelector('output');
    const { value, dataset } = field;
    if (output) output.value = changed.has(field.name) ? value + (dataset['unit'] ?? '') : 'auto';
  }
  copied.textContent = '';
}

form.addEventListener('input', ({ target }) => {
  const field = /** @type {HTMLInputElement} */ (target);
  if (field === hue) {
    const color = /** @type {HTMLInputElement} */ (form.elements.namedItem('--mkt-accent-color'));
    color.value = colorOf(hue.valueAsNumber);
    changed.add(color.name);
  } else if (field.name.startsWith('--')) {
    changed.add(field.name);
  }
  show();
});
form.addEventListener('reset', () => {
  changed.clear();
  // The fields have their values after this.
  setTimeout(show);
});
document.querySelector('#copy')?.addEventListener('click', async () => {
  try {
    await navigator.clipboard.writeText(result.textContent ?? '');
    copied.textContent = 'Copied.';
  } catch {
    getSelection()?.selectAllChildren(result);
    copied.textContent = 'Selected: copy it by keyboard.';
  }
});
show();
// Where there is little room, the elements come first.
const fine = /** @type {HTMLDetailsElement} */ (document.querySelector('#fine'));
fine.open = matchMedia('(min-width: 62rem)').matches;
