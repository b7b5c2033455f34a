interface Amount {
  readonly label: string;
  readonly amount: string;
}

interface AmountListProps {
  readonly lines: readonly Amount[];
  readonly total?: Amount;
}

/** Amounts below each other, with their sum if there is one. */
export function AmountList({ lines, total }: AmountListProps) {
  return (
    <dl className="amount-list number">
      {lines.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      {total !== undefined && (
        <div className="amount-list-total">
          <dt>{total.label}</dt>
          <dd>{total.amount}</dd>
        </div>
      )}
    </dl>
  );
}
