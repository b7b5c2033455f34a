import { Price } from '../ui/price.tsx';
import type { PriceView } from './price-view.server.ts';

export const PRICE_WORDS = [
  'price.call',
  'price.estimate',
  'price.locked',
  'price.lockedWhy',
  'ui.was',
] as const;

interface VehiclePriceProps {
  readonly view: PriceView;
  readonly words: { readonly [key in (typeof PRICE_WORDS)[number]]: string };
  readonly size?: 'medium' | 'large';
}

/** A vehicle's price and the previous one, or a note to call or to finish the terms, and the monthly payment. */
export function VehiclePrice({
  view: { amount, isLocked, before, payment },
  words,
  size = 'medium',
}: VehiclePriceProps) {
  if (amount === null) {
    return (
      <div className="vehicle-price">
        <p className="vehicle-price-call" data-size={size}>
          {words[isLocked ? 'price.locked' : 'price.call']}
        </p>
        {isLocked && <p className="vehicle-price-why">{words['price.lockedWhy']}</p>}
      </div>
    );
  }
  return (
    <div className="vehicle-price">
      <Price
        amount={amount}
        size={size}
        {...(before !== null && { before: { label: words['ui.was'], amount: before } })}
      />
      {payment !== null && (
        <p className="vehicle-payment number">
          <span className="vehicle-payment-amount">
            {words['price.estimate']} {payment.amount}
          </span>{' '}
          <span className="vehicle-payment-terms">{payment.terms}</span>
        </p>
      )}
    </div>
  );
}
