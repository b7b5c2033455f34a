import type { FocusEvent, FormEvent } from 'react';

/**
 * Handlers of a text field with a mask, which is applied while the visitor types at the end. While they delete or edit
 * in the middle, the text is not touched until they leave the field.
 */
export function masked(mask: (text: string) => string) {
  const apply = (input: HTMLInputElement) => {
    const text = mask(input.value);
    if (text !== input.value) input.value = text;
  };
  return {
    onInput({ currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>) {
      const isDeleting = nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('delete');
      if (!isDeleting && input.selectionStart === input.value.length) apply(input);
    },
    onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => apply(currentTarget),
  };
}
