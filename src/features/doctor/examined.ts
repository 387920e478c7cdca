import type { RequestHost, WidgetHost } from '../../element/host.js';

/** An element that the doctor examines: a widget with entries, or a bookmark button. */
export type Examined = RequestHost & Partial<Omit<WidgetHost, keyof RequestHost>>;

/** True if the element shows entries. */
export const isWidget = (host: Examined): host is WidgetHost => 'records' in host;
