import type { TypedText } from '@rooftop/tenancy/typed/typed-text';

/** Reads a color as people copy it: `#0b4f5c`, `0b4f5c`, `#abc`. The value has six digits: `#0b4f5c`. */
export function parseTypedColor(text: string): TypedText {
  const digits = text.trim().replace(/^#/, '');
  if (/^[0-9a-f]{6}$/i.test(digits)) return { value: `#${digits}` };
  if (/^[0-9a-f]{3}$/i.test(digits)) return { value: `#${digits.replaceAll(/./g, '$&$&')}` };
  return { problem: 'Choose the color, or enter it as # and six digits, such as #0b4f5c.' };
}
