import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from '#app/framework.ts';
import type { RequestContext } from '../context.server.ts';
import type { TrustedHtml } from './prose/prose-html.server.tsx';
import { serverRendered } from './server-rendered.server.ts';

/**
 * HTML for a part of a page that needs no JavaScript, so that its components stay out of the browser bundle.
 * @param name Makes IDs unique among the parts of a page.
 */
export function staticHtml(part: ReactNode, name: string): TrustedHtml {
  // Links require a router. Their URLs are complete already.
  const html = renderToStaticMarkup(<MemoryRouter>{part}</MemoryRouter>, {
    identifierPrefix: `${name.replace(/[^\w-]/g, '')}-`,
  });
  return { html };
}

/** The same as a view for `ServerRendered`. */
export const serverHtml = (part: ReactNode, name: string, context: Pick<RequestContext, 'isDocument'>) =>
  serverRendered(staticHtml(part, name), context);
