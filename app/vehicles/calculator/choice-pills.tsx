import type { Terms } from '@rooftop/finance/terms';
import type { TermFields } from './term-fields.ts';

interface ChoicesProps {
  readonly name: keyof TermFields;
  readonly label: string;
  /** Form value and label of each choice. */
  readonly choices: readonly (readonly [value: string, label: string])[];
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
  /** The style sheet shows it only with this kind of payment, also without JavaScript. Undefined shows it always. */
  readonly kind?: Terms['kind'];
}

/** Pills to choose one of a few options. */
export function ChoicePills({ name, label, choices, chosen, onChoose, kind }: ChoicesProps) {
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
