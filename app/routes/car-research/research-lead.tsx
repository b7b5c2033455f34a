import { Search } from 'lucide-react';
import type { Crumb } from '../../vehicles/crumbs.tsx';
import { Crumbs } from '../../vehicles/crumbs.tsx';
import type { CategoryLink } from './category-links.server.ts';

/** What stands above lists of articles: where one is, what to look for, and categories. */
export interface ResearchLeadView {
  readonly crumbs: readonly Crumb[];
  readonly crumbsLabel: string;
  readonly heading: string;
  readonly intro: string | null;
  readonly form: {
    readonly action: string;
    readonly label: string;
    readonly button: string;
    readonly query: string;
    /** kept while words change */
    readonly category: string | null;
  };
  readonly categoriesLabel: string;
  readonly categories: readonly CategoryLink[];
}

export function ResearchLead({ view }: { readonly view: ResearchLeadView }) {
  const { crumbs, crumbsLabel, heading, intro, form, categories, categoriesLabel } = view;
  return (
    <header className="research-lead">
      <Crumbs crumbs={crumbs} label={crumbsLabel} />
      <h1>{heading}</h1>
      {intro !== null && <p className="research-intro">{intro}</p>}
      <search>
        <form className="research-form" method="get" action={form.action}>
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
          {form.category !== null && <input type="hidden" name="category" value={form.category} />}
          <button className="button button-primary button-medium" type="submit">
            <Search aria-hidden="true" size={20} />
            <span className="research-form-word">{form.button}</span>
          </button>
        </form>
      </search>
      {categories.length > 1 && (
        <nav className="research-categories" aria-label={categoriesLabel}>
          <ul>
            {categories.map(({ key, label, count, href, isCurrent }) => (
              <li key={key}>
                <a href={href} aria-current={isCurrent ? 'true' : undefined}>
                  {label} <span className="number">{count}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  );
}
