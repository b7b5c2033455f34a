/**
 * What a route says of the frame around its page: `export const handle: PageHandle = { layout: 'minimal' }`. Minimal is
 * logo, telephone and the footer's last line, for pages with one thing to do (spec 2, layouts).
 */
export interface PageHandle {
  readonly layout: 'default' | 'minimal';
}

/** Whether a route's handle, as Remix hands it out, asks for the minimal layout. */
export function isMinimal(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'layout' in handle && handle.layout === 'minimal';
}
