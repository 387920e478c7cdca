import type { RequestHost, WidgetHost } from '../../element/host.js';

/** What the doctor looks at: an element that shows entries, or one that asks for something else. */
export type Examined = RequestHost & Partial<WidgetHost>;

/** Whether an element shows entries. */
export const isWidget = (host: Examined): host is WidgetHost => 'records' in host;
