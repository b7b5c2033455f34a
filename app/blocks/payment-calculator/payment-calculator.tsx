import { lazy, Suspense } from 'react';
import { useElementId } from '../../ui/use-element-id.ts';
import { BlockHeading } from '../block-heading.tsx';
import styles from './payment-calculator.css?url';
import type { PaymentCalculatorView } from './payment-calculator-view.server.ts';

/** Loaded lazily, because most pages have no calculator. */
const Calculator = lazy(async () => {
  const { StandaloneCalculator } = await import('../../vehicles/calculator/standalone-calculator.tsx');
  return { default: StandaloneCalculator };
});

/** The payment calculator for any page. */
export function PaymentCalculator({
  view: { heading, text, calculator },
}: {
  readonly view: PaymentCalculatorView;
}) {
  const id = useElementId();
  return (
    <section className="block payment-calculator" aria-labelledby={id}>
      <link rel="stylesheet" href={styles} precedence="calculator" />
      <BlockHeading id={id} heading={heading} text={text} />
      <Suspense>
        <Calculator view={calculator} />
      </Suspense>
    </section>
  );
}
