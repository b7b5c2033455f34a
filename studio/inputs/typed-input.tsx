import { type TypedKind, TYPED_KINDS } from '@rooftop/content/schema';
import { storedText } from '@rooftop/tenancy/typed/typed-text';
import { Flex, TextInput } from '@sanity/ui';
import { type ReactNode, useState } from 'react';
import { set, type StringInputProps, unset } from 'sanity';
import { isOverwritten, type Typing, typeOn } from './typing.ts';

interface Props extends StringInputProps {
  readonly kind: TypedKind;
  /** Shown before and after the text. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

/**
 * Text that editors write as they are used to, and that the document holds in one form: `9 am` becomes `09:00`. What
 * cannot be read stays as typed, and the schema's rule says what is wrong. If the value is changed elsewhere while
 * somebody types, the input shows the new value.
 */
export function TypedInput({ kind, before, after, value, onChange, readOnly, elementProps }: Props) {
  const format = TYPED_KINDS[kind];
  const [typing, setTyping] = useState<Typing | null>(null);
  const isTyping = typing !== null && !isOverwritten(typing, value);
  if (typing !== null && !isTyping) setTyping(null);

  function change(text: string) {
    const sent = text.trim() === '' ? undefined : storedText(text, format);
    setTyping(typeOn(typing, text, { value, sent }));
    onChange(sent === undefined ? unset() : set(sent));
  }

  return (
    <Flex gap={1} align="center">
      {before}
      <div style={{ flex: 1 }}>
        <TextInput
          {...elementProps}
          data-testid="string-input"
          readOnly={readOnly ?? false}
          value={isTyping ? typing.text : value === undefined ? '' : format.show(value)}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          onBlur={(event) => {
            setTyping(null);
            elementProps.onBlur(event);
          }}
        />
      </div>
      {after}
    </Flex>
  );
}
