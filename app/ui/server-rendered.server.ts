import type { RequestContext } from '../context.server.ts';

/** A view for `ServerRendered`: absent in the browser's first render, whose HTML says it already. */
export interface ServerRenderedView<View> {
  readonly view?: View;
}

/**
 * Marks what the browser need not be told twice. The document's data script leaves it out, because a property that is
 * not enumerable is not serialised; the data of a page that the browser makes hold it.
 */
export function serverRendered<View>(
  view: View,
  { isDocument }: Pick<RequestContext, 'isDocument'>,
): ServerRenderedView<View> {
  return isDocument ? Object.defineProperty({}, 'view', { value: view }) : { view };
}
