import type { ReactNode } from 'react';
import type { RequestContext } from '../context.server.ts';
import { writeMarkup } from './write-markup.server.ts';

/** A view for `ServerRendered`: absent in the browser's first render, whose HTML says it already. */
export interface ServerRenderedView<View> {
  readonly view?: View;
  /** How its HTML is written without React; undefined: React renders it. */
  readonly write?: (part: ReactNode) => string;
  /** what stands there instead of the view, as in a stencil */
  readonly html?: string;
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

/**
 * The same for a part whose components are functions of their props and nothing else (write-markup.server.ts): its
 * HTML is written without React, which costs a document a tenth of the time.
 */
export function serverWritten<View>(
  view: View,
  { isDocument }: Pick<RequestContext, 'isDocument'>,
): ServerRenderedView<View> {
  return isDocument
    ? Object.defineProperties({}, { view: { value: view }, write: { value: writeMarkup } })
    : { view };
}

/** Stands in a document where a view would: HTML as it is. Its data leave it out too. */
export const standIn = (html: string): ServerRenderedView<never> =>
  Object.defineProperty({}, 'html', { value: html });
