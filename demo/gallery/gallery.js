/**
 * The gallery: one element at a time, with its states, derived from its first example; and the switches above.
 */

/**
 * The states: additional attributes, and the resulting phase. The sandbox's faults are listed in
 * service/README.md. With more or fewer entries than requested, an element `grows`: its height changes.
 * @type {ReadonlyArray<{ name: string, attributes: Record<string, string>, phase?: string, fallback?: boolean, grows?: boolean }>}
 */
const STATES = [
  { name: 'Two seconds of waiting', attributes: { query: 'delay=2000' } },
  { name: 'No pictures', attributes: { query: 'fault=no-pictures' } },
  { name: 'An entry of another kind', attributes: { query: 'fault=alien' } },
  { name: 'One entry', attributes: { query: 'fault=one' }, grows: true },
  { name: 'Thirty entries', attributes: { limit: '30' }, grows: true },
  { name: 'Long names', attributes: { query: 'fault=long' }, grows: true },
  { name: 'Hostile text', attributes: { query: 'fault=hostile' }, phase: 'any', grows: true },
  { name: 'Nothing found', attributes: { query: 'fault=empty' }, phase: 'empty', grows: true },
  { name: 'Failed', attributes: { query: 'fault=500' }, phase: 'error', grows: true },
  {
    name: 'Failed, with a fallback',
    attributes: { query: 'fault=500' },
    phase: 'error',
    fallback: true,
    grows: true,
  },
  { name: 'A wrong attribute', attributes: { limit: '0' }, phase: 'error', grows: true },
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
  const element = /** @type {HTMLElement} */ (document.importNode(sample));
  element.removeAttribute('heading');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** A scrollable box has to be focusable. @param {Element} box */
function makeScrollable(box) {
  box.setAttribute('tabindex', '0');
  box.role = 'group';
  box.ariaLabel = box.previousElementSibling?.firstChild?.textContent ?? null;
}

/** @param {string} name @param {Element} element */
function example(name, element) {
  const again = make('button', 'Refresh');
  again.addEventListener('click', () => {
    if ('refresh' in element) /** @type {{ refresh(): void }} */ (element).refresh();
  });
  const box = make('div', element);
  box.className = 'box';
  return /** @type {const} */ ([make('h3', name, again), box]);
}

/** An element in all its states. @param {Element} sample */
function statesOf(sample) {
  const states = STATES.flatMap(({ name, attributes, phase = 'ready', fallback: has, grows }) => {
    const element = another(sample, attributes);
    element.dataset['phase'] = phase;
    if (has) element.append(fallback());
    const [title, box] = example(name, element);
    box.classList.toggle('fixed', grows === true);
    return [title, box];
  });
  const waiting = another(sample, {});
  waiting.dataset['phase'] = 'any';
  waiting.append(fallback());
  const [title, box] = example('Requests data when scrolled into view', waiting);
  box.classList.add('below');
  box.prepend(make('p', 'Scroll down in this box.'));
  return [...states, title, box];
}

const templates = document.querySelectorAll('template');

/** A sample in a box below its name, and a copy in each of its other layouts. @param {Element} sample */
function examplesOf(sample) {
  const { example: name = '', layouts, fixed } = /** @type {HTMLElement} */ (sample).dataset;
  const box = make('div', sample);
  box.className = fixed === undefined ? 'box' : 'box fixed';
  const copies = (layouts?.split(' ') ?? []).flatMap((layout) => {
    const copy = /** @type {HTMLElement} */ (box.cloneNode(true));
    copy.firstElementChild?.setAttribute('layout', layout);
    return [make('h3', name.replace('list', layout)), copy];
  });
  return [make('h3', name), box, ...copies];
}
for (const { content } of templates) {
  content.replaceChildren(...[...content.children].flatMap(examplesOf));
}
document
  .querySelector('nav')
  ?.append(...[...templates].map(({ id }) => Object.assign(make('a', id), { href: `#${id}` })));

const byId = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const [title, examples, states] = [byId('title'), byId('examples'), byId('states')];

/** The section in the address, by default the first one. */
const section = () => [...templates].find(({ id }) => `#${id}` === location.hash) ?? templates[0];

// Most of these elements fail and log it, so they load only when they are scrolled near.
const soon = new IntersectionObserver(
  (entries) => {
    const sample = section()?.content.querySelector('.box > *');
    if (!sample || !entries.some(({ isIntersecting }) => isIntersecting)) return;
    soon.disconnect();
    states.append(...statesOf(sample));
    for (const box of states.querySelectorAll('.box')) makeScrollable(box);
  },
  { rootMargin: '50%' },
);

/** Shows the element that the address names. */
function open() {
  const template = section();
  if (!template) return;
  const { id, content, dataset } = template;
  title.textContent = `<mkt-${id}>`;
  examples.replaceChildren(document.importNode(content, true));
  states.replaceChildren();
  soon.disconnect();
  for (const box of examples.querySelectorAll('.box')) makeScrollable(box);
  if ('states' in dataset) soon.observe(states);
  for (const link of document.querySelectorAll('nav a')) {
    link.ariaCurrent = link.getAttribute('href') === `#${id}` ? 'page' : null;
  }
}
addEventListener('hashchange', () => {
  open();
  scrollTo(0, 0);
});

const view = /** @type {HTMLFormElement} */ (document.querySelector('#view'));

function show() {
  const { width, scheme, lang } = Object.fromEntries(new FormData(view));
  const root = document.documentElement;
  root.style.setProperty('--width', `${String(width)}px`);
  root.style.colorScheme = String(scheme);
  root.lang = String(lang);
  // A resized box has its own width.
  for (const box of document.querySelectorAll('.box')) box.removeAttribute('style');
  for (const element of document.querySelectorAll('[phase]')) {
    if ('requestUpdate' in element)
      /** @type {{ requestUpdate(): void }} */ (element).requestUpdate();
  }
}
view.addEventListener('change', () => {
  const chosen = new URLSearchParams(/** @type {any} */ (new FormData(view)));
  history.replaceState(null, '', `?${chosen}${location.hash}`);
  show();
});

// The selected values are part of the gallery's address.
for (const [name, value] of new URLSearchParams(location.search)) {
  const input = view.querySelector(`[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]`);
  if (input instanceof HTMLInputElement) input.checked = true;
}
show();
open();
