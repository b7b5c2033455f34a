/**
 * The frame around a page. Minimal is logo, telephone and the footer's last line, for pages with one thing to do (spec 2,
 * layouts). A page that is to have it says so in what its loader returns: `layout: 'minimal'`.
 */
export type PageLayout = 'default' | 'minimal';

/** Whether a route's data, as Remix hands them out, ask for the minimal layout. */
export function isMinimal(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'layout' in data && data.layout === 'minimal';
}
