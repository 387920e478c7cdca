/** The contrast of text with its background. */

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
const blended = new Map<string, readonly number[]>();

/** Blends colours on top of each other: red, green and blue, 0 to 1. */
export function onScreen(...layers: readonly string[]): readonly number[] {
  const key = layers.join('|');
  const rgbBefore = blended.get(key);
  if (rgbBefore) return rgbBefore;
  canvas.clearRect(0, 0, 1, 1);
  for (const layer of layers) {
    canvas.fillStyle = layer;
    canvas.fillRect(0, 0, 1, 1);
  }
  const rgb = [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)].map((value) => value / 255);
  blended.set(key, rgb);
  return rgb;
}

/** The relative luminance of WCAG 2. */
function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, 1 to 21. */
export function contrast(first: readonly number[], second: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** A text and its background. */
export interface Words {
  readonly name: string;
  readonly style: CSSStyleDeclaration;
  /** The styles of its ancestors, the innermost first. */
  readonly around: readonly CSSStyleDeclaration[];
}

/** An element with its ancestors, also out of shadow roots. */
export function ancestors(element: Element): Element[] {
  const elements: Element[] = [];
  let node: Node | null = element;
  for (; node; node = node.parentNode ?? (node as Partial<ShadowRoot>).host ?? null) {
    if (node instanceof Element) elements.push(node);
  }
  return elements;
}

const hasWords = (element: Element) =>
  [...element.childNodes].some((child) => child instanceof Text && child.data.trim()) ||
  /[^\s"]/.test(getComputedStyle(element, '::after').content.replace('none', ''));

/** The texts of elements, each kind once, without disabled and invisible ones. */
export function wordsIn(hosts: readonly Element[]): readonly Words[] {
  const all = hosts.flatMap((host) => [...host.shadowRoot!.querySelectorAll('*')]);
  const texts = new Map<string, Words>();
  for (const element of all) {
    const isSeen = element.checkVisibility() && !element.closest('.unseen, [aria-disabled="true"]');
    if (!isSeen || !(element instanceof HTMLElement) || !hasWords(element)) continue;
    const words = wordsOf(element);
    if (!texts.has(words.name)) texts.set(words.name, words);
  }
  return [...texts.values()];
}

/** The own text of an element. */
export function wordsOf(element: Element): Words {
  const path = ancestors(element);
  const name = path
    .slice(0, 3)
    .map(({ localName, className, part }) => `${localName}.${className}.${part.value}`)
    .join(' < ');
  const around = path.map((each) => getComputedStyle(each));
  return { name, style: getComputedStyle(element), around };
}

/** True if a text has a contrast of 4.5:1 with its background. */
export function isReadable({ style, around }: Words): boolean {
  const behind = around.map(({ backgroundColor }) => backgroundColor).reverse();
  return contrast(onScreen(...behind, style.color), onScreen(...behind)) >= 4.5;
}
