import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '#app/context.server.ts';
import { standaloneView } from '#app/vehicles/calculator/standalone-view.server.ts';
import { defineBlock } from '../define-block.server.ts';

export type PaymentCalculatorView = NonNullable<Awaited<ReturnType<typeof paymentCalculatorView>>>;

/** Null if the dealership advertises no payments. */
async function paymentCalculatorView(
  { heading, text }: BlockOf<'paymentCalculator'>,
  context: RequestContext,
) {
  const calculator = await standaloneView(null, context);
  if (calculator === null) return null;
  const { t } = context;
  return {
    heading: heading ?? t('blocks.paymentCalculator'),
    text: text ?? t('blocks.paymentCalculatorText'),
    calculator,
  };
}

export const block = defineBlock('paymentCalculator', paymentCalculatorView, () => [
  { heading: null, text: null },
]);
