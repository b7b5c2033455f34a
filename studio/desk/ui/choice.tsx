import type { ChangeEvent } from 'react';

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly choose: (value: string) => void;
  /** Shown for the empty value, which comes first. */
  readonly empty?: string;
  /** Name by which a keyboard shortcut finds it. */
  readonly shortcut?: string;
}

/** A labeled select. */
export function Choice({ label, value, options, choose, empty, shortcut }: ChoiceProps) {
  return (
    <label className="desk-field">
      <span>{label}</span>
      <select
        data-shortcut={shortcut}
        value={value}
        onChange={(event: ChangeEvent<HTMLSelectElement>) => choose(event.currentTarget.value)}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
