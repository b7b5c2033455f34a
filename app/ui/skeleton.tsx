/** Placeholder for text. Its container sets `aria-busy`; the placeholder itself is neither animated nor announced. */
export function Skeleton({ lines = 1 }: { readonly lines?: number }) {
  return (
    <span className="skeleton" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} />
      ))}
    </span>
  );
}
