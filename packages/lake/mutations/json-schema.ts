/** What documents may be made of. */
import { z } from 'zod';
import { isUnpublished, publishedId, type Json } from '../document.ts';

const MAX_DEPTH = 50;

export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/**
 * Names that every JavaScript object answers to. As fields they would confuse the libraries that patch and query
 * documents, for everybody who reads them.
 */
const isReserved = (name: string): boolean => name in Object.prototype;

const isStorableText = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** Why a parsed JSON value cannot be stored, or null. */
export function refuseJson(value: unknown, depth = 0): string | null {
  if (depth > MAX_DEPTH) return `A value may be nested ${MAX_DEPTH} levels deep, not more.`;
  if (typeof value === 'number') return Number.isFinite(value) ? null : 'A number is out of range.';
  if (typeof value === 'string')
    return isStorableText(value) ? null : 'A text holds characters that cannot be stored.';
  if (value === null || typeof value === 'boolean') return null;
  if (typeof value !== 'object') return 'A value is no JSON.';
  for (const [name, inner] of Object.entries(value)) {
    if (!Array.isArray(value) && (isReserved(name) || !isStorableText(name)))
      return `A field cannot be named ${JSON.stringify(name)}.`;
    const refusal = refuseJson(inner, depth + 1);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** Any value that can be stored. */
export const jsonValueSchema = z.custom<Json>().superRefine((value, context) => {
  const refusal = refuseJson(value);
  if (refusal !== null) context.addIssue({ code: 'custom', message: refusal });
});

/** An object that can be stored. */
export const jsonObjectSchema = z
  .custom<JsonObject>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    'Expected an object.',
  )
  .superRefine((value, context) => {
    const refusal = refuseJson(value);
    if (refusal !== null) context.addIssue({ code: 'custom', message: refusal });
  });

/**
 * True for a whole document id: letters, digits, `_` and `-`, in parts that dots separate. What a draft or version
 * is of must be a published id: `drafts.drafts.x` and `versions.x` are nobody's.
 */
export function isDocumentId(id: unknown): id is string {
  if (typeof id !== 'string' || id.length > 128 || isReserved(id)) return false;
  const published = publishedId(id);
  return /^[\w-]+(\.[\w-]+)*$/.test(id) && published !== '' && !isUnpublished(published);
}

/** True for the name of a document's type. */
export function isTypeName(type: unknown): type is string {
  return (
    typeof type === 'string' && type.length <= 128 && /^[A-Za-z_][\w.-]*$/.test(type) && !isReserved(type)
  );
}
