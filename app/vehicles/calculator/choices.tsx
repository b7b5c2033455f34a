import type { Terms } from '@rooftop/finance/terms';
import type { TermFields } from './term-fields.ts';

interface ChoicesProps {
  readonly name: keyof TermFields;
  readonly label: string;
  /** what a choice says in the form, and to people */
  readonly choices: readonly (readonly [value: string, label: string])[];
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
  /** the style sheet shows it to those alone who chose to pay so, also without script; undefined: to all */
  readonly kind?: Terms['kind'];
}

/** One of a few, as pills. */
export function Choices({ name, label, choices, chosen, onChoose, kind }: ChoicesProps) {
  return (
    <fieldset className="calculator-months" data-kind={kind}>
      <legend className="field-label">{label}</legend>
      {choices.map(([value, text]) => (
        <label key={value} className="calculator-choice">
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
