import { SearchForm } from '../../search/search-form.tsx';
import { Crumbs } from '../../vehicles/crumbs.tsx';
import type { HelpLeadView } from './help-lead-view.server.ts';

/** Where one is, and a search that needs no script. */
export function HelpLead({
  view: { crumbs, crumbsLabel, heading, intro, form },
}: {
  readonly view: HelpLeadView;
}) {
  return (
    <header className="help-lead">
      <Crumbs crumbs={crumbs} label={crumbsLabel} />
      <h1>{heading}</h1>
      {intro !== null && <p className="help-intro">{intro}</p>}
      <SearchForm of={form} />
    </header>
  );
}

/** Whom to ask when nothing here helps. */
export function HelpContact({ of: { text, label, href } }: { readonly of: HelpLeadView['contact'] }) {
  return (
    <aside className="help-contact" aria-label={label}>
      <p>{text}</p>
      <a className="button button-secondary button-medium" href={href}>
        {label}
      </a>
    </aside>
  );
}
