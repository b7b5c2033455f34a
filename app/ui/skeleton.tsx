/** Where text will be. Whoever waits says so with `aria-busy`; nothing here moves or is read out. */
export function Skeleton({ lines = 1 }: { readonly lines?: number }) {
  return (
    <span className="skeleton" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} />
      ))}
    </span>
  );
}
