import type { ReactNode } from 'react';
import type { RequestContext } from '../context.server.ts';
import { writeMarkup } from './write-markup.server.ts';

/** View for `ServerRendered`. Left out of the document's data, because the HTML already contains it. */
export interface ServerRenderedView<View> {
  readonly view?: View;
  /** Renders the HTML without React. If undefined, React renders it. */
  readonly write?: (part: ReactNode) => string;
  /** HTML to use instead of the view, as in a stencil. */
  readonly html?: string;
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

/**
 * The same for a part whose components are pure functions of their props (write-markup.server.ts). Its HTML is
 * written without React, in a tenth of the time.
 */
export function serverWritten<View>(
  view: View,
  { isDocument }: Pick<RequestContext, 'isDocument'>,
): ServerRenderedView<View> {
  return isDocument
    ? Object.defineProperties({}, { view: { value: view }, write: { value: writeMarkup } })
    : { view };
}

/** Puts raw HTML in place of a view. Also left out of the document's data. */
export const rawHtml = (html: string): ServerRenderedView<never> =>
  Object.defineProperty({}, 'html', { value: html });
