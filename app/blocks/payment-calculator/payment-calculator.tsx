import { lazy } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import { Optional } from '#app/ui/optional.tsx';
import { useElementId } from '#app/ui/use-element-id.ts';
import type { BlockProps } from '../block-props.ts';
import { BlockHeading } from '../block-heading.tsx';
import styles from './payment-calculator.css?url';
import type { PaymentCalculatorView } from './payment-calculator-view.server.ts';

/** Loaded lazily, because most pages have no calculator. */
const Calculator = lazy(async () => {
  const { StandaloneCalculator } = await import('#app/vehicles/calculator/standalone-calculator.tsx');
  return { default: StandaloneCalculator };
});

/** The payment calculator for any page. */
export function PaymentCalculator({
  view: { heading, text, calculator },
  edit,
}: BlockProps<PaymentCalculatorView>) {
  const id = useElementId();
  return (
    <section className="block payment-calculator" aria-labelledby={id} {...edit}>
      <link rel="stylesheet" href={styles} precedence="calculator" />
      <BlockHeading id={id} heading={heading} text={text} />
      <Optional
        fallback={
          <ButtonLink to={calculator.action} kind="secondary">
            {calculator.payment.words['calculator.heading']}
          </ButtonLink>
        }
      >
        <Calculator view={calculator} />
      </Optional>
    </section>
  );
}
