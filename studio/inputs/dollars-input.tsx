import { TextInput } from '@sanity/ui';
import { useState } from 'react';
import { type NumberInputProps, set, unset } from 'sanity';
import { centsOf, dollarsOf } from './dollars.ts';

/** Money: editors type dollars, the document holds cents. What is no amount yet is kept in the field alone. */
export function DollarsInput({ value, onChange, readOnly, elementProps }: NumberInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && typed.trim() !== '' && centsOf(typed) === null;
  return (
    <TextInput
      {...elementProps}
      icon={<span aria-hidden="true">$</span>}
      inputMode="decimal"
      readOnly={readOnly ?? false}
      customValidity={isWrong ? 'Write an amount in dollars, such as 358.03.' : ''}
      value={typed ?? (value === undefined ? '' : dollarsOf(value))}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        const cents = centsOf(currentTarget.value);
        if (cents !== null) onChange(set(cents));
        else if (currentTarget.value.trim() === '') onChange(unset());
      }}
      onBlur={(event) => {
        // From here on the field shows what is saved.
        setTyped(null);
        elementProps.onBlur(event);
      }}
    />
  );
}
