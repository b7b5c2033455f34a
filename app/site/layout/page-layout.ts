/**
 * Layout of a page. The minimal layout has logo, phone and the last line of the footer, for pages with a single task
 * (spec 2, layouts). A page requests it in its loader data: `layout: 'minimal'`.
 */
export type PageLayout = 'default' | 'minimal';

/** Whether a route's loader data requests the minimal layout. */
export function isMinimal(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'layout' in data && data.layout === 'minimal';
}
