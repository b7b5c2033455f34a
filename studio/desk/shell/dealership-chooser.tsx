import { words } from '../wording/words.ts';

interface ChooserProps {
  readonly dealerships: readonly { readonly _id: string; readonly name: string | null }[] | undefined;
  readonly chosen: string;
  readonly choose: (dealership: string) => void;
}

/** Names the dealership, and lets people who work for several change to another. */
export function DealershipChooser({ dealerships = [], chosen, choose }: ChooserProps) {
  if (dealerships.length <= 1) return <p className="desk-brand">{dealerships[0]?.name ?? 'Rooftop'}</p>;
  return (
    <select
      className="desk-brand"
      aria-label={words.dealership}
      value={chosen}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {dealerships.every(({ _id }) => _id !== chosen) && <option value={chosen}>{chosen}</option>}
      {dealerships.map(({ _id, name }) => (
        <option key={_id} value={_id}>
          {name ?? _id}
        </option>
      ))}
    </select>
  );
}
