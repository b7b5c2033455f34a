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

/** Whether a value is a view that is left out of the document's data. */
export const isLeaf = (value: unknown): value is ServerRenderedView<unknown> =>
  typeof value === 'object' &&
  value !== null &&
  Object.hasOwn(value, 'view') &&
  !Object.prototype.propertyIsEnumerable.call(value, 'view');
