import { SearchIcon } from '#app/ui/icons/search-icon.tsx';
import { Picture } from '#app/ui/media/picture.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import type { SearchView } from './search-view.server.ts';

/** Heading, keyword and body styles. */
export function SearchLead({ view }: { readonly view: SearchView }) {
  const { heading, count, keyword, bodyStyles, words } = view;
  return (
    <header className="search-lead">
      <div className="search-title">
        <h1>{heading}</h1>
        <p className="search-count number">{count}</p>
      </div>
      <search>
        <form className="search-keyword" method="get" action={keyword.action}>
          <HiddenFields of={keyword.hidden} />
          <input
            className="control"
            id="search-keyword"
            type="search"
            name="q"
            maxLength={100}
            autoComplete="off"
            defaultValue={keyword.value}
            key={keyword.value}
            placeholder={words['search.keyword']}
            aria-label={words['search.keywordLabel']}
          />
          <button className="button button-primary button-small" type="submit" id="search-submit">
            <SearchIcon aria-hidden="true" size={18} />
            {words['search.submit']}
          </button>
        </form>
      </search>
      {bodyStyles.length > 0 && (
        <nav className="search-styles" aria-label={words['search.bodyStyles']} data-in-place>
          <ul>
            {bodyStyles.map(({ key, label, href, isChosen, picture, from }) => (
              <li key={key}>
                <a id={`style-${key}`} href={href} aria-current={isChosen ? 'true' : undefined}>
                  {picture !== null && <Picture picture={picture} sizes="6rem" />}
                  <span className="search-style-name">{label}</span>
                  {from !== null && <span className="search-style-from number">{from}</span>}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  );
}
