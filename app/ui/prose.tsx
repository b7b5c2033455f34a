import type { ReactNode } from 'react';

/** Running text as editors write it: headings, lists, links, quotations and tables, in lines that are easy to read. */
export function Prose({ children }: { readonly children: ReactNode }) {
  return <div className="prose">{children}</div>;
}
