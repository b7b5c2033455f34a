import { SearchIcon } from '#app/ui/icons/search-icon.tsx';

interface SearchFormProps {
  readonly action: string;
  readonly label: string;
  readonly button: string;
  /** Current query. */
  readonly query: string;
  /** Other parameters, kept when the query changes. */
  readonly kept?: Readonly<Record<string, string>>;
}

/** Text search form that works without JavaScript. */
export function SearchForm({ action, label, button, query, kept = {} }: SearchFormProps) {
  return (
    <search>
      <form className="search-form" method="get" action={action}>
        <input
          key={query}
          className="control"
          type="search"
          name="q"
          aria-label={label}
          placeholder={label}
          defaultValue={query}
          maxLength={200}
          enterKeyHint="search"
        />
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button className="button button-primary button-medium" type="submit">
          <SearchIcon aria-hidden="true" size={20} />
          <span className="search-form-word">{button}</span>
        </button>
      </form>
    </search>
  );
}
