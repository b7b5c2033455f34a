import { useCallback, useState } from 'react';

/** The server changes at most so many leads at once. */
const MOST = 200;

/** Keeps which of the listed leads are selected. Leads that are no longer listed are not. */
export function useSelection(listed: readonly string[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selected = listed.filter((id) => ids.has(id)).slice(0, MOST);
  const toggle = useCallback(
    (id: string) =>
      setIds((old) => {
        const changed = new Set(old);
        if (!changed.delete(id)) changed.add(id);
        return changed;
      }),
    [],
  );
  return {
    selected,
    toggle,
    selectAll: () => setIds(new Set(listed)),
    clear: () => setIds(new Set()),
  };
}
