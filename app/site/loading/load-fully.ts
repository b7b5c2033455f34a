/** A page of this website. */
export type PageLocation = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Opens a page by a full load. For browsers only. */
export function loadFully({ pathname, search, hash }: PageLocation): void {
  const url = new URL(pathname + search + hash, window.location.href).href;
  // By Back and Forward the browser is there already, and would only scroll to the fragment.
  if (url === window.location.href) window.location.reload();
  else window.location.assign(url);
}
