/** Schemas of the mutations a request can contain. */
import { z } from 'zod';
import type { Json } from '../document.ts';
import { isDocumentId, isTypeName, jsonObjectSchema, jsonValueSchema } from './json-schema.ts';

const withoutQuoted = (path: string): string => path.replace(/"[^"]*"|'[^']*'/g, '');

/** Paths are JSONMatch expressions. Long numbers outside quotes could address a million array elements. */
const anyPath = z
  .string()
  .max(2000)
  .refine((path) => !/\d{6}/.test(withoutQuoted(path)), 'The path names too many elements.');

/**
 * A path to write to. A path with "..", which searches at every depth, would write the value to unintended places.
 */
const pathSchema = anyPath.refine(
  (path) => !withoutQuoted(path).includes('..'),
  'A value cannot be written to a path with "..".',
);

const valuesByPath = z.record(pathSchema, jsonValueSchema);
const numbersByPath = z.record(pathSchema, z.number());
const items = z.array(jsonValueSchema);

/** The operations of a patch, as in Sanity's API. */
export const patchOperationsSchema = z.object({
  set: valuesByPath.optional(),
  setIfMissing: valuesByPath.optional(),
  unset: z.array(anyPath).optional(),
  inc: numbersByPath.optional(),
  dec: numbersByPath.optional(),
  diffMatchPatch: z.record(pathSchema, z.string()).optional(),
  insert: z
    .union([
      z.object({ before: pathSchema, items }),
      z.object({ after: pathSchema, items }),
      z.object({ replace: pathSchema, items }),
    ])
    .optional(),
});
export type PatchOperations = z.output<typeof patchOperationsSchema>;

export const documentIdSchema = z
  .string()
  .refine(isDocumentId, { error: ({ input }) => `${JSON.stringify(input)} is not a valid document id` });

/** A document before the lake has stamped it. */
export interface DocumentDraft {
  readonly _id: string;
  readonly _type: string;
  readonly [key: string]: Json | undefined;
}

/** A new document. The lake completes a missing id or one that ends in a dot. */
export interface NewDocument {
  readonly _id?: string;
  readonly _type: string;
  readonly [key: string]: Json | undefined;
}

const hasType = (value: { readonly [key: string]: Json | undefined }): boolean => isTypeName(value['_type']);
const UNTYPED = 'A document needs a _type of letters, digits, dots, dashes and underscores.';

const isNewId = (id: Json | undefined): boolean =>
  id === undefined || id === '' || isDocumentId(typeof id === 'string' ? id.replace(/\.$/, '') : id);

/** A document whose id is optional. */
export const newDocumentSchema = jsonObjectSchema
  .refine(hasType, UNTYPED)
  .refine((value): value is NewDocument => isNewId(value['_id']), 'The _id is not a valid document id.');

/** A document with an id. */
export const documentDraftSchema = jsonObjectSchema
  .refine(hasType, UNTYPED)
  .refine(
    (value): value is DocumentDraft => isDocumentId(value['_id']),
    'The _id is missing or not a valid document id.',
  );

/** Selects the documents of a patch or deletion. */
const selectionSchema = z.union([
  z.object({ id: z.union([documentIdSchema, z.array(documentIdSchema).max(10_000)]) }),
  z.object({ query: z.string().max(100_000), params: z.record(z.string(), z.unknown()).optional() }),
]);
export type DocumentSelection = z.output<typeof selectionSchema>;

const patchSchema = z.intersection(
  selectionSchema,
  patchOperationsSchema.extend({ ifRevisionID: z.string().optional() }),
);

/** One element of `mutations` in a request body. */
export const requestedMutationSchema = z.union(
  [
    z.strictObject({ create: newDocumentSchema }),
    z.strictObject({ createIfNotExists: documentDraftSchema }),
    z.strictObject({ createOrReplace: documentDraftSchema }),
    z.strictObject({ delete: selectionSchema }),
    z.strictObject({ patch: patchSchema }),
  ],
  {
    error:
      'A mutation is one of create, createIfNotExists, createOrReplace, delete and patch, with a valid document or selection.',
  },
);
export type RequestedMutation = z.output<typeof requestedMutationSchema>;

/** A mutation of one document. Sanity's mutator uses these to get from one revision to the next. */
export type DocumentMutation =
  | { readonly create: DocumentDraft }
  | { readonly createIfNotExists: DocumentDraft }
  | { readonly createOrReplace: DocumentDraft }
  | { readonly delete: { readonly id: string } }
  | { readonly patch: { readonly id: string } & PatchOperations };
