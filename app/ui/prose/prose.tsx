import type { ReactNode } from 'react';
import type { TrustedHtml } from './prose-html.server.tsx';

/** Text by editors (headings, lists, links, quotes and tables) in lines of a readable length. */
export function Prose({ children }: { readonly children: ReactNode }) {
  return <div className="prose">{children}</div>;
}

/** The same for HTML that the server has rendered. */
export function RenderedProse({ of }: { readonly of: TrustedHtml }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: of.html }} />;
}
