import { ChevronDownIcon } from '#app/ui/icons/chevron-down-icon.tsx';
import { XIcon } from '#app/ui/icons/x-icon.tsx';
import type { ReactNode } from 'react';
import type { FacetGroupView, FacetValueView } from './facet-groups.server.ts';
import { FILTERS_ID } from './filters-id.ts';
import { HiddenFields } from './hidden-fields.tsx';
import type { LinkDialog } from '../link-dialog.ts';
import type { PaymentGroupView } from './payment-group.server.ts';
import type { RangeFormView } from './range-forms.server.ts';
import type { SearchView, SearchWords } from './search-view.server.ts';

/** URLs hold numbers of up to seven digits. */
const MOST = 9_999_999;

/** All filters: links, and forms for ranges, which work without JavaScript. */
export function Filters({
  view: { facets, ranges, payment, words, show, clear },
}: {
  readonly view: SearchView;
}) {
  const groups = (some: readonly FacetGroupView[]) =>
    some.map((group) => <Group key={group.id} group={group} />);
  const forms = (some: readonly RangeFormView[]) =>
    some.map((range) => <RangeForm key={range.name} range={range} words={words} />);
  return (
    <section
      className="search-filters"
      id={FILTERS_ID}
      popover="auto"
      tabIndex={-1}
      aria-label={words['search.filters']}
      data-in-place
    >
      <div className="search-filters-head">
        <h2>{words['search.filters']}</h2>
        {clear !== null && (
          <a id="filters-clear" href={clear}>
            {words['search.clear']}
          </a>
        )}
        <button
          className="icon-button search-filters-close"
          type="button"
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
          aria-label={words['ui.close']}
        >
          <XIcon aria-hidden="true" size={24} />
        </button>
      </div>
      {groups(facets.filter(({ isEarly }) => isEarly))}
      {forms(ranges.filter(({ name }) => name === 'price'))}
      {payment !== null && <PaymentGroup payment={payment} />}
      {forms(ranges.filter(({ name }) => name !== 'price'))}
      {groups(facets.filter(({ isEarly }) => !isEarly))}
      <div className="search-filters-foot">
        <button
          className="button button-primary button-small"
          type="button"
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
        >
          {show}
        </button>
      </div>
    </section>
  );
}

function Fold({
  id,
  name,
  isOpen,
  children,
}: {
  id: string;
  name: string;
  isOpen: boolean;
  children: ReactNode;
}) {
  return (
    <details className="filter-group" id={id} open={isOpen}>
      <summary>
        {name}
        <ChevronDownIcon aria-hidden="true" size={18} />
      </summary>
      {children}
    </details>
  );
}

function Group({ group: { id, name, isOpen, values, more } }: { readonly group: FacetGroupView }) {
  return (
    <Fold id={id} name={name} isOpen={isOpen}>
      <Values values={values} />
      {more !== null && (
        <details className="filter-more" id={`${id}-more`}>
          <summary>{more.label}</summary>
          <Values values={more.values} />
        </details>
      )}
    </Fold>
  );
}

function Values({ values }: { readonly values: readonly FacetValueView[] }) {
  return (
    <ul className="filter-values">
      {values.map(({ id, label, count, href, isChosen, isInner }) => (
        <li key={id} data-inner={isInner || undefined}>
          <a id={id} href={href} aria-current={isChosen ? 'true' : undefined}>
            <span className="filter-value-label">{label}</span>
            <span className="filter-value-count number">{count}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Opens in a dialog if the page has dialogs (link-dialogs.tsx). */
const PAYMENT_FILTER = 'payment-filter' satisfies LinkDialog;

function PaymentGroup({ payment }: { readonly payment: PaymentGroupView }) {
  const { label, isOpen, hint, terms, link, href } = payment;
  return (
    <Fold id="group-payment" name={label} isOpen={isOpen}>
      <div className="filter-payment">
        {hint !== null && <p className="field-hint number">{hint}</p>}
        <p className="field-hint number">{terms}</p>
        <a
          className="button button-secondary button-small"
          id="payment-filter"
          href={href}
          rel="nofollow"
          data-dialog={PAYMENT_FILTER}
        >
          {link}
        </a>
      </div>
    </Fold>
  );
}

function RangeForm({ range, words }: { readonly range: RangeFormView; readonly words: SearchWords }) {
  const { name, label, isOpen, min, max, hint, action, hidden } = range;
  const field = (end: 'min' | 'max', value: string) => (
    <label className="field">
      <span className="field-hint">{words[`search.${end}`]}</span>
      <input
        className="control number"
        type="number"
        min={0}
        max={MOST}
        id={`${name}-${end}`}
        key={value}
        name={name}
        defaultValue={value}
        inputMode="numeric"
        autoComplete="off"
        aria-describedby={hint === null ? undefined : `${name}-hint`}
      />
    </label>
  );
  return (
    <Fold id={`group-${name}`} name={label} isOpen={isOpen}>
      <form className="filter-range" method="get" action={action}>
        <HiddenFields of={hidden} />
        {field('min', min)}
        {field('max', max)}
        <button className="button button-secondary button-small" type="submit" id={`${name}-apply`}>
          {words['search.apply']}
        </button>
        {hint !== null && (
          <p className="field-hint number" id={`${name}-hint`}>
            {hint}
          </p>
        )}
      </form>
    </Fold>
  );
}
