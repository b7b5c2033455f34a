import { ChevronLeftIcon } from '#app/ui/icons/chevron-left-icon.tsx';
import { ChevronRightIcon } from '#app/ui/icons/chevron-right-icon.tsx';
import type { Words } from '#app/locales/wording.server.ts';
import type { PageLinksView } from './page-links.server.ts';

export const PAGES_WORDS = ['search.next', 'search.pages', 'search.previous'] as const;

interface PagesProps {
  readonly view: PageLinksView;
  readonly words: Words<(typeof PAGES_WORDS)[number]>;
}

/** Links to the other pages of the results. */
export function Pages({ view: { links, previous, next }, words }: PagesProps) {
  return (
    <nav className="search-pages" aria-label={words['search.pages']} data-in-place="top">
      {previous !== null && (
        <a className="icon-button" href={previous} rel="prev" aria-label={words['search.previous']}>
          <ChevronLeftIcon aria-hidden="true" size={22} />
        </a>
      )}
      <ol className="number">
        {links.map(({ number, href, isCurrent, isAfterGap }) => (
          <li key={number} data-after-gap={isAfterGap || undefined}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined}>
              {number}
            </a>
          </li>
        ))}
      </ol>
      {next !== null && (
        <a className="icon-button" href={next} rel="next" aria-label={words['search.next']}>
          <ChevronRightIcon aria-hidden="true" size={22} />
        </a>
      )}
    </nav>
  );
}
