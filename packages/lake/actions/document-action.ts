/** Sanity's actions on documents, checked: what the Studio does instead of mutations. */
import { z } from 'zod';
import {
  documentDraftSchema,
  documentIdSchema,
  newDocumentSchema,
  patchOperationsSchema,
} from '../mutations/document-mutation.ts';

const id = documentIdSchema;
const revision = z.string().optional();
const purge = z.boolean().optional();

/** One element of `actions` in the body of a request. */
export const documentActionSchema = z.discriminatedUnion('actionType', [
  z.object({
    actionType: z.literal('sanity.action.document.create'),
    publishedId: id,
    attributes: newDocumentSchema,
    ifExists: z.enum(['fail', 'ignore']).optional(),
  }),
  z.object({
    actionType: z.literal('sanity.action.document.edit'),
    draftId: id,
    publishedId: id,
    patch: patchOperationsSchema,
  }),
  z.object({
    actionType: z.literal('sanity.action.document.publish'),
    draftId: id,
    publishedId: id,
    ifDraftRevisionId: revision,
    ifPublishedRevisionId: revision,
  }),
  z.object({ actionType: z.literal('sanity.action.document.unpublish'), draftId: id, publishedId: id }),
  z.object({ actionType: z.literal('sanity.action.document.discard'), draftId: id, purge }),
  z.object({
    actionType: z.literal('sanity.action.document.delete'),
    publishedId: id,
    includeDrafts: z.array(id).max(100).optional(),
    purge,
  }),
  z.object({
    actionType: z.literal('sanity.action.document.replaceDraft'),
    publishedId: id,
    attributes: documentDraftSchema,
  }),
  // The Studio speaks of drafts as versions here and there, also where releases are off.
  z.object({
    actionType: z.literal('sanity.action.document.version.create'),
    publishedId: id,
    document: documentDraftSchema,
  }),
  z.object({
    actionType: z.literal('sanity.action.document.version.replace'),
    document: documentDraftSchema,
  }),
  z.object({ actionType: z.literal('sanity.action.document.version.discard'), versionId: id, purge }),
]);
export type DocumentAction = z.output<typeof documentActionSchema>;
