import type { Feature } from '../../element/feature.js';
import type { WidgetHost } from '../../element/host.js';

/** The heading that stands for the title that the service gives. */
export const AUTO_HEADING = 'auto';

/** `heading="auto"`: the title of the answer. Until it arrives, a space keeps its line free. */
export const autoHeading: Feature<WidgetHost> = {
  isNeeded: ({ options }) => options.heading === AUTO_HEADING,
  fields: ({ heading }) => (heading === AUTO_HEADING ? ['title'] : []),
  changeEntries({ state: { answer, error } }, view) {
    const heading = error ? '' : (answer?.page.title ?? '\xa0');
    return { ...view, options: { ...view.options, heading } };
  },
};
