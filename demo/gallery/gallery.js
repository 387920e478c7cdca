/** The states of every element, made of the first one of its section, and the switches above. */

/**
 * What an element is given beside what it has, and where that leads. The sandbox's faults are listed
 * in service/README.md.
 * @type {ReadonlyArray<{ name: string, attributes: Record<string, string>, phase?: string, fallback?: boolean }>}
 */
const STATES = [
  { name: 'Two seconds of waiting', attributes: { query: 'delay=2000' } },
  { name: 'One entry', attributes: { query: 'fault=one' } },
  { name: 'Thirty entries', attributes: { limit: '30' } },
  { name: 'No pictures', attributes: { query: 'fault=no-pictures' } },
  { name: 'Long names', attributes: { query: 'fault=long' } },
  { name: 'Hostile text', attributes: { query: 'fault=hostile' }, phase: 'any' },
  { name: 'An entry of another kind', attributes: { query: 'fault=alien' } },
  { name: 'Nothing found', attributes: { query: 'fault=empty' }, phase: 'empty' },
  { name: 'Failed', attributes: { query: 'fault=500' }, phase: 'error' },
  {
    name: 'Failed, with a fallback',
    attributes: { query: 'fault=500' },
    phase: 'error',
    fallback: true,
  },
  { name: 'A wrong attribute', attributes: { limit: '0' }, phase: 'error' },
];

/** @param {string} name @param {...(string | Node)} content */
function make(name, ...content) {
  const element = document.createElement(name);
  element.append(...content);
  return element;
}

const fallback = () => Object.assign(make('a', 'See the marketplace'), { href: '/' });

/** An element of the same kind. @param {Element} sample @param {Record<string, string>} attributes */
function another(sample, attributes) {
  const element = make(sample.localName);
  for (const { name, value } of sample.attributes) {
    if (!['phase', 'heading'].includes(name)) element.setAttribute(name, value);
  }
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** @param {string} name @param {Element} element */
function example(name, element) {
  const again = make('button', 'Ask again');
  again.addEventListener('click', () => {
    if ('refresh' in element) /** @type {{ refresh(): void }} */ (element).refresh();
  });
  const box = make('div', element);
  box.className = 'box';
  return [make('h3', name, again), box];
}

/** Fills a section with the states of its element. @param {Element} place */
function fill(place) {
  const sample = place.parentElement?.querySelector('.box > *');
  if (!sample || place.childElementCount) return;
  for (const { name, attributes, phase = 'ready', fallback: has } of STATES) {
    const element = another(sample, attributes);
    element.dataset['phase'] = phase;
    if (has) element.append(fallback());
    place.append(...example(name, element));
  }
  const waiting = another(sample, {});
  waiting.dataset['phase'] = 'any';
  waiting.append(fallback());
  const [title, box] = example('Asks once it is scrolled to', waiting);
  box?.classList.add('below');
  box?.prepend(make('p', 'Scroll down in this box.'));
  place.append(...[title, box].filter((one) => one !== undefined));
}

const sections = document.querySelectorAll('details');
for (const section of sections) {
  const fillAll = () => section.querySelectorAll('[data-states]').forEach(fill);
  section.addEventListener('toggle', fillAll);
  if (section.open) fillAll();
}

/** Opens the section that the address names. */
function open() {
  const section = [...sections].find(({ id }) => `#${id}` === location.hash);
  if (!section) return;
  section.open = true;
  section.scrollIntoView();
}
addEventListener('hashchange', open);

const view = /** @type {HTMLFormElement} */ (document.querySelector('#view'));

function show() {
  const { width, scheme, lang } = Object.fromEntries(new FormData(view));
  const root = document.documentElement;
  root.style.setProperty('--width', `${String(width)}px`);
  root.style.colorScheme = String(scheme);
  root.lang = String(lang);
  // A box that was dragged has a width of its own.
  for (const box of document.querySelectorAll('.box')) box.removeAttribute('style');
  for (const one of document.querySelectorAll('[phase]')) {
    if ('requestUpdate' in one) /** @type {{ requestUpdate(): void }} */ (one).requestUpdate();
  }
}
view.addEventListener('change', () => {
  const chosen = new URLSearchParams(/** @type {any} */ (new FormData(view)));
  history.replaceState(null, '', `?${chosen}${location.hash}`);
  show();
});

// A link to the gallery can carry what is chosen.
for (const [name, value] of new URLSearchParams(location.search)) {
  const input = view.querySelector(`[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]`);
  if (input instanceof HTMLInputElement) input.checked = true;
}
show();
open();
