interface PriceProps {
  /** Formatted, with currency. */
  readonly amount: string;
  /** Previous amount and its spoken label. */
  readonly before?: { readonly label: string; readonly amount: string };
  readonly size?: 'medium' | 'large';
}

/** Price in tabular digits. */
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
