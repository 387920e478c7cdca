/** Applies the selected theme to the elements, and writes the code for it. */
const form = document.querySelector<HTMLFormElement>('#theme')!;
const fine = document.querySelector<HTMLDetailsElement>('#fine')!;
const hue = document.querySelector<HTMLInputElement>('#hue')!;
const result = document.querySelector('#result')!;
const page = document.querySelector<HTMLElement>('#page')!;
const preview = document.querySelector<HTMLElement>('#preview')!;

type Field = HTMLInputElement | HTMLSelectElement;

/** Custom properties that were changed; all others follow the look. */
const changed = new Set<string>();

const fields = [...form.elements].filter(
  (element): element is Field =>
    element instanceof HTMLInputElement || element instanceof HTMLSelectElement,
);

const chosen = (name: string) => new FormData(form).get(name) as string;

/** @param degrees 0 to 359 */
function colorOf(degrees: number): string {
  const channel = (at: number) => {
    const turn = (at + degrees / 30) % 12;
    const value = 0.4 - 0.34 * Math.max(-1, Math.min(turn - 3, 9 - turn, 1));
    return Math.round(255 * value)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** The name of the nearest hue, and the degrees. */
function nameOf({ dataset, valueAsNumber }: HTMLInputElement): string {
  const names = dataset['names']!.split(' ');
  return `${names[Math.round(valueAsNumber / 30) % names.length]!} ${valueAsNumber}°`;
}

const valueOf = ({ value, dataset }: Field) => value + (dataset['unit'] ?? '');

/** The effective custom properties, as declarations. */
const declarations = () =>
  fields
    .filter(({ name, value }) => changed.has(name) && value !== '')
    .map((field) => `${field.name}: ${valueOf(field)};`);

/** The attributes of a configuration with their defaults. */
const ATTRIBUTES = { look: 'card', 'color-scheme': 'page' };

function snippet(set: readonly string[]): string {
  const attributes = Object.entries(ATTRIBUTES)
    .filter(([name, usual]) => chosen(name) !== usual)
    .map(([name]) => ` ${name}="${chosen(name)}"`);
  const css = set.length
    ? ['<style>', '  mkt-config {', ...set.map((line) => `    ${line}`), '  }', '</style>']
    : [];
  const open = `<mkt-config${attributes.join('')}>`;
  return [...css, open, '  <mkt-ranking></mkt-ranking>', '</mkt-config>'].join('\n');
}

function show(): void {
  const set = declarations();
  preview.style.cssText = set.join(' ');
  for (const name of Object.keys(ATTRIBUTES)) preview.setAttribute(name, chosen(name));
  page.dataset['page'] = chosen('page');
  result.textContent = snippet(set);
  hue.setAttribute('aria-valuetext', nameOf(hue));
  for (const field of fields) {
    const output = field.parentElement?.querySelector('output');
    if (output) output.value = changed.has(field.name) ? valueOf(field) : output.dataset['usual']!;
  }
}

form.addEventListener('input', ({ target }) => {
  const field = target as Field;
  if (field === hue) {
    const color = form.elements.namedItem('--mkt-accent-color') as HTMLInputElement;
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
show();
// On small screens, the elements come first.
fine.open = matchMedia('(width >= 60rem)').matches;

export {};
