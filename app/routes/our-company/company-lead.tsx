import { ContentLead } from '../../site/pages/content-lead.tsx';
import type { CrumbsProps } from '../../vehicles/crumbs.tsx';

/** Top of a company page. */
export interface CompanyLeadView {
  readonly crumbs: CrumbsProps;
  readonly heading: string;
  readonly intro: string;
}

export const CompanyLead = ({ view: { crumbs, heading, intro } }: { readonly view: CompanyLeadView }) => (
  <ContentLead {...crumbs} heading={heading} intro={intro} />
);
