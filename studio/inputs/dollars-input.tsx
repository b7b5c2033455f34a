import { TextInput } from '@sanity/ui';
import { useState } from 'react';
import { type NumberInputProps, set, unset } from 'sanity';
import { centsOf, dollarsOf } from './dollars.ts';

/**
 * Money input: editors type dollars, the document stores cents. Text that isn't a valid amount yet stays in the input
 * only.
 */
export function DollarsInput({ value, onChange, readOnly, elementProps }: NumberInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && typed.trim() !== '' && centsOf(typed) === null;
  return (
    <TextInput
      {...elementProps}
      icon={<span aria-hidden="true">$</span>}
      inputMode="decimal"
      readOnly={readOnly ?? false}
      customValidity={isWrong ? 'Enter an amount in dollars, such as 358.03.' : ''}
      value={typed ?? (value === undefined ? '' : dollarsOf(value))}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        const cents = centsOf(currentTarget.value);
        if (cents !== null) onChange(set(cents));
        else if (currentTarget.value.trim() === '') onChange(unset());
      }}
      onBlur={(event) => {
        // From now on the input shows the saved value.
        setTyped(null);
        elementProps.onBlur(event);
      }}
    />
  );
}
