import { parseTypedDate, showDate } from '@rooftop/tenancy/typed/typed-date';
import { parseTypedPhone, showPhone } from '@rooftop/tenancy/typed/typed-phone';
import { checkStored, type TextFormat } from '@rooftop/tenancy/typed/typed-text';
import { parseTypedTime, showTime } from '@rooftop/tenancy/typed/typed-time';
import { parseTypedColor } from '../typed-color.ts';

/** Texts that editors may type as Americans write them, and that documents hold in one form. */
export const TYPED_KINDS = {
  phone: { parse: parseTypedPhone, show: showPhone },
  time: { parse: parseTypedTime, show: showTime },
  date: { parse: parseTypedDate, show: showDate },
  color: { parse: parseTypedColor, show: (stored) => stored },
} as const satisfies Readonly<Record<string, TextFormat>>;
export type TypedKind = keyof typeof TYPED_KINDS;

declare module 'sanity' {
  interface StringOptions {
    /** Shows and reads the text as people write it (studio/inputs/typed-input.tsx). */
    typed?: TypedKind;
  }
}

/** Validation rule: the text is in the form in which documents hold it. The error says what is wrong. */
export const isStoredAs = (kind: TypedKind) => (value: string | undefined) =>
  checkStored(value, TYPED_KINDS[kind]);
