/** Schemas of the values documents can contain. */
import { z } from 'zod';
import { isUnpublished, publishedId, type Json } from '../document.ts';

const MAX_DEPTH = 50;

export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/**
 * Names of properties that every JavaScript object has. As fields they would confuse the libraries that patch and
 * query documents, for everyone who reads the document.
 */
const isReserved = (name: string): boolean => name in Object.prototype;

const isStorableText = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** Returns why a parsed JSON value cannot be stored, or null if it can. */
export function explainJsonRefusal(value: unknown, depth = 0): string | null {
  if (depth > MAX_DEPTH) return `A value may be nested at most ${MAX_DEPTH} levels deep.`;
  if (typeof value === 'number') return Number.isFinite(value) ? null : 'A number is out of range.';
  if (typeof value === 'string')
    return isStorableText(value) ? null : 'A text contains characters that cannot be stored.';
  if (value === null || typeof value === 'boolean') return null;
  if (typeof value !== 'object') return 'A value is not valid JSON.';
  for (const [name, inner] of Object.entries(value)) {
    if (!Array.isArray(value) && (isReserved(name) || !isStorableText(name)))
      return `A field cannot be named ${JSON.stringify(name)}.`;
    const refusal = explainJsonRefusal(inner, depth + 1);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** Any value that can be stored. */
export const jsonValueSchema = z.custom<Json>().superRefine((value, context) => {
  const refusal = explainJsonRefusal(value);
  if (refusal !== null) context.addIssue({ code: 'custom', message: refusal });
});

/** Returns true for an object of JSON, whose values may still be ones that cannot be stored. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object that can be stored. */
export const jsonObjectSchema = z
  .custom<JsonObject>(isJsonObject, 'Expected an object.')
  .superRefine((value, context) => {
    const refusal = explainJsonRefusal(value);
    if (refusal !== null) context.addIssue({ code: 'custom', message: refusal });
  });

/**
 * Returns true for a complete document id: letters, digits, `_` and `-`, in parts separated by dots. A draft or
 * version must belong to a published id, so `drafts.drafts.x` and `versions.x` are invalid.
 */
export function isDocumentId(id: unknown): id is string {
  if (typeof id !== 'string' || id.length > 128 || isReserved(id)) return false;
  const published = publishedId(id);
  return /^[\w-]+(\.[\w-]+)*$/.test(id) && published !== '' && !isUnpublished(published);
}

/** Returns true for a valid name of a document type. */
export function isTypeName(type: unknown): type is string {
  return (
    typeof type === 'string' && type.length <= 128 && /^[A-Za-z_][\w.-]*$/.test(type) && !isReserved(type)
  );
}
