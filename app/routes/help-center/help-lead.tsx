import { Search } from 'lucide-react';
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
      <search>
        <form className="help-form" method="get" action={form.action}>
          <input
            key={form.query}
            className="control"
            type="search"
            name="q"
            aria-label={form.label}
            placeholder={form.label}
            defaultValue={form.query}
            maxLength={200}
            enterKeyHint="search"
          />
          <button className="button button-primary button-medium" type="submit">
            <Search aria-hidden="true" size={20} />
            <span className="help-form-word">{form.button}</span>
          </button>
        </form>
      </search>
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
