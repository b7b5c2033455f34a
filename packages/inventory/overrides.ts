/** What a dealership's staff say of a car, over what its feed says (decision 131). */
import { LANGUAGES, type Language } from '@rooftop/tenancy/languages';
import { z } from 'zod';

/** Characters of a note in one language. */
export const MAX_NOTE_LENGTH = 600;

const noteText = z
  .string()
  .trim()
  .max(MAX_NOTE_LENGTH)
  .transform((text) => (text === '' ? null : text));

/** The dealership's own words about a car, by language. Null where there are none. */
export type VehicleNote = Readonly<Record<Language, string | null>>;

/** Overrides as they are stored: only what differs from the feed. */
export interface Overrides {
  /** Shown nowhere, and not advertised. */
  readonly isHidden?: true;
  /** Shown only to visitors who unlocked the inventory, even if the feed says otherwise. */
  readonly isPrivate?: true;
  /** Its place among the featured cars, from 1. */
  readonly featured?: number;
  readonly note?: VehicleNote;
}

/** One change, as the Studio sends it. What it leaves out stays. */
export const overrideChangeShape = z.union([
  z.strictObject({ isHidden: z.boolean() }),
  z.strictObject({ isPrivate: z.boolean() }),
  z.strictObject({ isFeatured: z.boolean() }),
  /** Moves a featured car among the others. */
  z.strictObject({ move: z.enum(['up', 'down']) }),
  z.strictObject({
    note: z.strictObject({ en: noteText, es: noteText } satisfies Record<Language, unknown>),
  }),
]);
export type OverrideChange = z.infer<typeof overrideChangeShape>;

/** @returns the note, or null if it says nothing in any language */
export const noteOf = ({ note }: Overrides): VehicleNote | null =>
  note !== undefined && LANGUAGES.some((language) => note[language] !== null) ? note : null;
