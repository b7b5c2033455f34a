interface PriceProps {
  /** written out, with its currency */
  readonly amount: string;
  /** the amount that it was before, and how that is said */
  readonly before?: { readonly label: string; readonly amount: string };
  readonly size?: 'medium' | 'large';
}

/** An amount of money, in digits of one width. */
export function Price({ amount, before, size = 'medium' }: PriceProps) {
  return (
    <p className="price number" data-size={size}>
      {before && (
        <del className="price-before">
          <span className="sr-only">{before.label} </span>
          {before.amount}
        </del>
      )}
      <span className="price-amount">{amount}</span>
    </p>
  );
}
