import type { ReactNode } from 'react';
import { Crumbs, type CrumbsProps } from '../vehicles/crumbs.tsx';

interface ContentLeadProps extends CrumbsProps {
  readonly heading: string;
  readonly intro: string | null;
  /** what to look for, or to choose among */
  readonly children?: ReactNode;
}

/** How a page begins that is read, or looked through: where one is, and what it is about. See content-page.css. */
export function ContentLead({ crumbs, label, heading, intro, children }: ContentLeadProps) {
  return (
    <header className="content-lead">
      <Crumbs crumbs={crumbs} label={label} />
      <h1>{heading}</h1>
      {intro !== null && <p className="content-intro">{intro}</p>}
      {children}
    </header>
  );
}
