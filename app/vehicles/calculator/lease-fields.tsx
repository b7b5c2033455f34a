import { findNearestLease } from '@rooftop/finance/lease-plan';
import { ChoicePills } from './choice-pills.tsx';
import { fillIn } from './fill-in.ts';
import type { LeaseView, PaymentView } from './payment-view.server.ts';
import { formatMiles } from './payment-words.ts';
import { type TermFields, termsOf } from './term-fields.ts';

export interface ChangeableFields {
  readonly fields: TermFields;
  readonly change: (part: Partial<TermFields>) => void;
}

interface LeaseFieldsProps extends ChangeableFields {
  readonly lease: LeaseView;
}

/** Choice between financing and leasing. */
export function LeaseOrFinance({ lease: { words }, fields, change }: LeaseFieldsProps) {
  return (
    <ChoicePills
      name="kind"
      label={words['calculator.kind']}
      choices={[
        ['finance', words['calculator.finance']],
        ['lease', words['calculator.lease']],
      ]}
      chosen={fields.kind}
      onChoose={(kind) => change({ kind: kind === 'lease' ? 'lease' : 'finance' })}
    />
  );
}

const ascending = (numbers: readonly number[]): readonly number[] =>
  [...new Set(numbers)].sort((a, b) => a - b);

/** Term and annual miles of a lease, limited to what is offered. */
export function LeaseTermFields({
  view: { words, locale },
  lease,
  fields,
  change,
}: LeaseFieldsProps & { readonly view: Pick<PaymentView, 'words' | 'locale'> }) {
  const { residuals } = lease.program;
  const terms = termsOf({ ...fields, kind: 'lease' });
  const offered = terms.kind === 'lease' ? findNearestLease(terms, lease.program) : null;
  return (
    <>
      <ChoicePills
        name="leaseMonths"
        label={words['calculator.term']}
        choices={ascending(residuals.map(({ months }) => months)).map((months) => [
          String(months),
          fillIn(words['calculator.months'], { months }),
        ])}
        chosen={String(offered?.months)}
        onChoose={(leaseMonths) => change({ leaseMonths })}
        kind="lease"
      />
      <ChoicePills
        name="milesPerYear"
        label={lease.words['calculator.milesPerYear']}
        choices={ascending(residuals.map(({ milesPerYear }) => milesPerYear)).map((miles) => [
          String(miles),
          fillIn(lease.words['calculator.miles'], { miles: formatMiles(miles, locale) }),
        ])}
        chosen={String(offered?.milesPerYear)}
        onChoose={(milesPerYear) => change({ milesPerYear })}
        kind="lease"
      />
    </>
  );
}
