import type { ReactNode } from 'react';
import { Crumbs, type CrumbsProps } from '#app/ui/crumbs/crumbs.tsx';

interface ContentLeadProps extends CrumbsProps {
  readonly heading: string;
  readonly intro: string | null;
  /** Search form or filters. */
  readonly children?: ReactNode;
}

/** Top of a content page: breadcrumbs, heading and intro. See content-page.css. */
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
