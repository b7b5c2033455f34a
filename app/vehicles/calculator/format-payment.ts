import { financeDisclosure, leaseDisclosure } from '@rooftop/finance/disclosure';
import { financePlan, type Priced } from '@rooftop/finance/finance-plan';
import { leasePlan, findNearestLease } from '@rooftop/finance/lease-plan';
import type { LeaseTerms } from '@rooftop/finance/terms';
import type { LeaseView, PaymentView } from './payment-view.server.ts';
import { leaseWords, type PaymentWords, paymentWords } from './payment-words.ts';
import { type TermFields, termsOf } from './term-fields.ts';

/** The offered lease nearest to the visitor's terms, or null if none is offered. */
function leaseOf(terms: LeaseTerms, vehicle: Priced, { program, listPrice }: LeaseView) {
  const offered = findNearestLease(terms, program);
  return offered && leasePlan({ ...vehicle, listPrice }, offered, program);
}

/** A vehicle's payment for the terms in the fields, as text. A vehicle that cannot be leased is financed. */
export function formatPayment(fields: TermFields, view: PaymentView): PaymentWords {
  const { vehicle, rate, lease } = view;
  const terms = termsOf(fields);
  if (terms.kind === 'finance')
    return paymentWords(
      { ...financeDisclosure(financePlan(vehicle, terms, rate)), creditScore: terms.creditScore },
      view,
    );
  const plan = lease && leaseOf(terms, vehicle, lease);
  return lease && plan
    ? leaseWords({ ...leaseDisclosure(plan), total: plan.total }, lease, view)
    : formatPayment({ ...fields, kind: 'finance' }, view);
}
