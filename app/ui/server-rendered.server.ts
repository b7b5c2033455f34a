import type { RequestContext } from '../context.server.ts';

/** View for `ServerRendered`. Left out of the document's data, because the HTML already contains it. */
export interface ServerRenderedView<View> {
  readonly view?: View;
}

/**
 * Marks a view that the browser need not receive twice. The document's data script omits it, because properties that
 * are not enumerable are not serialized; data for client-side navigation includes it.
 */
export function serverRendered<View>(
  view: View,
  { isDocument }: Pick<RequestContext, 'isDocument'>,
): ServerRenderedView<View> {
  return isDocument ? Object.defineProperty({}, 'view', { value: view }) : { view };
}
