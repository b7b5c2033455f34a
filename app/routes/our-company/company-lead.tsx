import { Crumbs, type CrumbsProps } from '../../vehicles/crumbs.tsx';

/** How a page of the company begins. */
export interface CompanyLeadView {
  readonly crumbs: CrumbsProps;
  readonly heading: string;
  readonly intro: string;
}

export function CompanyLead({ view: { crumbs, heading, intro } }: { readonly view: CompanyLeadView }) {
  return (
    <header className="company-lead">
      <Crumbs {...crumbs} />
      <h1>{heading}</h1>
      <p>{intro}</p>
    </header>
  );
}
