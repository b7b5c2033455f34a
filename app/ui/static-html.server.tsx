import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { TrustedHtml } from './prose-html.server.tsx';

/**
 * HTML of a part of a page that needs no script: what it is made of never gets into the browser's bundle.
 * @param name tells ids in it from those of other parts of the same page
 */
export function staticHtml(part: ReactNode, name: string): TrustedHtml {
  // Links ask for a router, and get addresses that are whole already.
  const html = renderToStaticMarkup(<MemoryRouter>{part}</MemoryRouter>, {
    identifierPrefix: `${name.replace(/[^\w-]/g, '')}-`,
  });
  return { html };
}
