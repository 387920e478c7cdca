import { AUTO_HEADING } from '../../templates/display-attributes.js';
import type { Feature } from '../../element/feature.js';
import type { WidgetHost } from '../../element/host.js';

/** `heading="auto"`: the title of the answer. Until it arrives, a space keeps its line free. */
export const autoHeading: Feature<WidgetHost> = {
  isNeeded: ({ options }) => options.heading === AUTO_HEADING,
  changeEntries({ state: { answer, error } }, view) {
    const heading = error ? '' : (answer?.page.title ?? '\xa0');
    return { ...view, options: { ...view.options, heading } };
  },
};
