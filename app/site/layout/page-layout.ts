/**
 * Layout of a page. `minimal` has logo, phone and the last line of the footer, for pages with a single task (spec 2,
 * layouts). `frame` has nothing around the page, which another page of ours embeds. A page requests one in its loader
 * data: `layout: 'minimal'`.
 */
export type PageLayout = 'default' | 'minimal' | 'frame';

/** The layout that a route's loader data requests. */
export function requestedLayout(data: unknown): PageLayout {
  if (typeof data !== 'object' || data === null || !('layout' in data)) return 'default';
  return data.layout === 'minimal' || data.layout === 'frame' ? data.layout : 'default';
}

const says = (data: unknown, name: string): boolean =>
  typeof data === 'object' && data !== null && Reflect.get(data, name) === true;

/**
 * Whether a page must be reached and left by loading whole documents, because its content policy is not that of other
 * pages. It says so in its loader data: `isStandalone: true`.
 */
export const isStandalone = (data: unknown): boolean => says(data, 'isStandalone');

/** Whether a page has a bar at the bottom of phones, above which it ends. Its loader data says `hasBottomBar: true`. */
export const hasBottomBar = (data: unknown): boolean => says(data, 'hasBottomBar');
