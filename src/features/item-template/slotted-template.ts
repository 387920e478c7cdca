import { slottedIn } from '../../element/dom.js';
import type { WidgetHost } from '../../element/host.js';
import type { TemplateFault } from './faults.js';

export const isEmpty = (content: DocumentFragment) =>
  !content.querySelector(':not(style)') &&
  [...content.childNodes].every((node) => !(node instanceof Text) || !node.data.trim());

/** The content of a template: frameworks such as React and Vue append it to the element in place of its content. */
export function contentOf({ content, childNodes }: HTMLTemplateElement): DocumentFragment {
  if (!isEmpty(content)) return content;
  const inert = content.ownerDocument;
  const copy = inert.createDocumentFragment();
  copy.append(...[...childNodes].map((node) => inert.importNode(node, true)));
  return copy;
}

/** The mistakes in the author's template, if there is one. */
export function templateFaults(host: WidgetHost): readonly TemplateFault[] {
  const slotted = slottedIn(host, 'item');
  const { options, entryView } = host;
  if (!slotted) return [];
  if (options.itemTemplate) return entryView?.templateFaults ?? [];
  if (!(slotted instanceof HTMLTemplateElement))
    return [{ code: 'noTemplate', place: `<${slotted.localName} slot="item">` }];
  if (isEmpty(contentOf(slotted))) return [{ code: 'empty', place: '<template slot="item">' }];
  return [
    { code: 'noTable', place: options.fit ? `fit="${String(options.fit)}"` : 'layout="table"' },
  ];
}
