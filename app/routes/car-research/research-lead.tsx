import { Search } from 'lucide-react';
import { ChoiceLinks, type ChoiceLinksView } from '../../ui/choice-links.tsx';
import { type Crumb, Crumbs } from '../../vehicles/crumbs.tsx';

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
  readonly categories: ChoiceLinksView;
}

export function ResearchLead({ view }: { readonly view: ResearchLeadView }) {
  const { crumbs, crumbsLabel, heading, intro, form, categories } = view;
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
      {categories.choices.length > 1 && <ChoiceLinks of={categories} />}
    </header>
  );
}
