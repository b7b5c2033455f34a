import type { ChangeableFields } from './lease-fields.tsx';
import { SliderField } from './slider-field.tsx';

interface CashDownProps extends ChangeableFields {
  readonly words: Readonly<
    Record<
      'calculator.cashDown' | 'calculator.downAmount' | 'calculator.downPercent' | 'calculator.rounded',
      string
    >
  >;
}

/** A percentage or an amount: the style sheet shows the field of the chosen one. */
export function CashDownFields({ words, fields, change }: CashDownProps) {
  return (
    <fieldset className="calculator-down">
      <legend className="field-label">{words['calculator.cashDown']}</legend>
      <div className="calculator-units">
        {(['percent', 'amount'] as const).map((kind) => (
          <label key={kind} className="calculator-choice">
            <input
              type="radio"
              name="down"
              value={kind}
              checked={fields.down === kind}
              onChange={() => change({ down: kind })}
            />
            <span>{words[kind === 'percent' ? 'calculator.downPercent' : 'calculator.downAmount']}</span>
          </label>
        ))}
      </div>
      <SliderField
        rounded={words['calculator.rounded']}
        name="downPercent"
        label={words['calculator.downPercent']}
        unit="%"
        value={fields.downPercent}
        onChange={(downPercent) => change({ downPercent })}
      />
      <SliderField
        rounded={words['calculator.rounded']}
        name="downAmount"
        label={words['calculator.downAmount']}
        unit="$"
        value={fields.downAmount}
        onChange={(downAmount) => change({ downAmount })}
      />
    </fieldset>
  );
}
