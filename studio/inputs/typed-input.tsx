import { type TypedKind, TYPED_KINDS } from '@rooftop/content/schema';
import { mayGoOn } from '@rooftop/tenancy/typed/typed-date';
import { storedText } from '@rooftop/tenancy/typed/typed-text';
import { Stack, Text, TextInput } from '@sanity/ui';
import { type ReactNode, useState } from 'react';
import { set, type StringInputProps, unset } from 'sanity';

interface Props extends StringInputProps {
  readonly kind: TypedKind;
  /** Shown before and after the text. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

/**
 * Text that editors write as they are used to, and that the document holds in one form: `9 am` becomes `09:00`. What
 * cannot be read stays as typed, so that the schema's rule says what is wrong. A date cannot hold such text: it stays in
 * the input with the reason below, until the editor leaves it. Then the input shows what is stored.
 */
export function TypedInput({ kind, before, after, value, onChange, readOnly, elementProps }: Props) {
  const { parse, show } = TYPED_KINDS[kind];
  const [typed, setTyped] = useState<string | null>(null);
  const parsed = typed === null || typed.trim() === '' ? null : parse(typed);
  const problem = parsed !== null && 'problem' in parsed ? parsed.problem : null;
  const holdsAnyText = kind !== 'date';

  function change(text: string) {
    setTyped(text);
    if (text.trim() === '') onChange(unset());
    else if (holdsAnyText || ('value' in parse(text) && !mayGoOn(text)))
      onChange(set(storedText(text, parse)));
  }

  function leave() {
    if (typed !== null && !holdsAnyText && mayGoOn(typed) && parsed !== null && 'value' in parsed)
      onChange(set(storedText(typed, parse)));
    setTyped(null);
  }

  return (
    <Stack gap={3}>
      <div style={{ display: 'flex', gap: '0.25rem', alignItems: 'center' }}>
        {before}
        <div style={{ flex: 1 }}>
          <TextInput
            {...elementProps}
            data-testid={kind === 'date' ? 'date-input' : 'string-input'}
            readOnly={readOnly ?? false}
            customValidity={problem ?? ''}
            value={typed ?? (value === undefined ? '' : show(value))}
            onChange={({ currentTarget }) => change(currentTarget.value)}
            onBlur={(event) => {
              leave();
              elementProps.onBlur(event);
            }}
          />
        </div>
        {after}
      </div>
      {problem !== null && !holdsAnyText && (
        <Text size={1} role="alert">
          {problem}
        </Text>
      )}
    </Stack>
  );
}
