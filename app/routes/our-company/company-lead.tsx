import { ContentLead } from '#app/site/pages/content-lead.tsx';
import type { CrumbsProps } from '#app/ui/crumbs/crumbs.tsx';

/** Top of a company page. */
interface CompanyLeadProps {
  readonly crumbs: CrumbsProps;
  readonly heading: string;
  readonly intro: string;
}

export const CompanyLead = ({ crumbs, heading, intro }: CompanyLeadProps) => (
  <ContentLead {...crumbs} heading={heading} intro={intro} />
);
