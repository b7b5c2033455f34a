/**
 * The `clientLoader` of a route with a content policy of its own: a link to it loads a whole document, which brings
 * that policy.
 */
export function loadDocument({ request }: { readonly request: Request }): Promise<never> {
  window.location.assign(request.url);
  return new Promise(() => {});
}
