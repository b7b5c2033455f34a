/** Lines of label and value. Lines without a value are left out. */
export function Facts({
  lines,
}: {
  readonly lines: readonly (readonly [label: string, value: string | null])[];
}) {
  return (
    <dl className="desk-facts">
      {lines.map(
        ([label, value]) =>
          value !== null && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
