import type { ReactNode } from 'react';
import type { TrustedHtml } from './prose-html.server.tsx';

/** Running text as editors write it: headings, lists, links, quotations and tables, in lines that are easy to read. */
export function Prose({ children }: { readonly children: ReactNode }) {
  return <div className="prose">{children}</div>;
}

/** The same, as the server has rendered it. */
export function RenderedProse({ of }: { readonly of: TrustedHtml }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: of.html }} />;
}
