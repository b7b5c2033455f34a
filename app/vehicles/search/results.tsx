import type { PagePartName } from '@rooftop/content/documents/popup/page-parts';
import { SlidersHorizontalIcon } from '#app/ui/icons/sliders-horizontal-icon.tsx';
import { XIcon } from '#app/ui/icons/x-icon.tsx';
import { RenderedOnce } from '#app/ui/rendered-once.tsx';
import { VehicleCard } from '../card/vehicle-card.tsx';
import type { EmptyResultsView } from './empty-results.server.ts';
import { FILTERS_ID } from './filters-id.ts';
import { HiddenFields } from './hidden-fields.tsx';
import { UnlockStrip } from '../unlock/unlock-strip.tsx';
import { Pages } from '#app/ui/pagination/pages.tsx';
import type { SearchView } from './search-view.server.ts';
import type { UnknownWordsView } from './unknown-words.server.ts';
import { RESULTS_ID } from './use-changes-in-place.ts';

/** Cards visible on a desktop's first screen. The images of the others load when they are near. */
const FIRST_SCREEN = 1;

/** The results in order, and the active filters. */
export function Results({ view }: { readonly view: SearchView }) {
  const { cards, cardWords, audience, empty, pages, unknown, unlock, words } = view;
  return (
    <section className="search-results" aria-labelledby={RESULTS_ID}>
      <h2 className="sr-only" id={RESULTS_ID} tabIndex={-1}>
        {words['search.results']}
      </h2>
      <Bar view={view} />
      <Chips view={view} />
      {unknown !== null && <UnknownWords view={unknown} />}
      {empty !== null && <Empty view={empty} />}
      <ul className="search-cards">
        {cards.map((card, at) =>
          at < FIRST_SCREEN ? (
            // React preloads its image, in the head.
            <li key={card.vin}>
              <VehicleCard view={card} words={cardWords} isFirst />
            </li>
          ) : (
            <RenderedOnce
              as="li"
              key={card.vin}
              component={VehicleCard}
              props={{ view: card, words: cardWords }}
              audience={audience}
            />
          ),
        )}
      </ul>
      {pages !== null && <Pages view={pages} words={words} />}
      {unlock !== null && <UnlockStrip view={unlock} />}
    </section>
  );
}

function Bar({ view: { chips, count, sort, words } }: { readonly view: SearchView }) {
  return (
    <div className="search-bar" data-in-place data-part={'search-bar' satisfies PagePartName}>
      <button
        className="button button-secondary button-small search-open"
        type="button"
        popoverTarget={FILTERS_ID}
      >
        <SlidersHorizontalIcon aria-hidden="true" size={18} />
        {words['search.filters']}
        {chips.length > 0 && <span className="search-open-count number">{chips.length}</span>}
      </button>
      <p className="search-bar-count number">{count}</p>
      <form className="search-sort" method="get" action={sort.action}>
        <HiddenFields of={sort.hidden} />
        <label htmlFor="search-sort">{words['search.sort']}</label>
        <select
          className="control control-select"
          id="search-sort"
          name="sort"
          key={sort.chosen}
          defaultValue={sort.chosen}
          data-submits
        >
          {sort.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <button className="button button-secondary button-small search-sort-submit" type="submit">
          {words['search.apply']}
        </button>
      </form>
    </div>
  );
}

function Chips({ view: { chips, clear, words } }: { readonly view: SearchView }) {
  if (clear === null) return null;
  return (
    <ul className="search-chips" aria-label={words['search.chips']} data-in-place>
      {chips.map(({ label, spoken, href }) => (
        <li key={label}>
          <a className="search-chip" href={href} aria-label={spoken}>
            {label}
            <XIcon aria-hidden="true" size={16} />
          </a>
        </li>
      ))}
      <li>
        <a className="search-clear" href={clear}>
          {words['search.clear']}
        </a>
      </li>
    </ul>
  );
}

function UnknownWords({ view: { text, remove } }: { readonly view: UnknownWordsView }) {
  return (
    <p className="search-unknown" data-in-place>
      {text} <a href={remove.href}>{remove.label}</a>
    </p>
  );
}

function Empty({ view: { heading, text, ways, all, notify } }: { readonly view: EmptyResultsView }) {
  return (
    <div className="search-empty" data-in-place>
      <h3>{heading}</h3>
      <p>{text}</p>
      {ways.length > 0 && (
        <ul>
          {ways.map(({ label, count, href }) => (
            <li key={label}>
              <a href={href}>{label}</a> <span className="number">{count}</span>
            </li>
          ))}
        </ul>
      )}
      {all !== null && (
        <a className="button button-primary button-medium" href={all.href}>
          {all.label}
        </a>
      )}
      <a className="button button-secondary button-medium" href={notify.href}>
        {notify.label}
      </a>
    </div>
  );
}
