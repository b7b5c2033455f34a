/** Schemas of Sanity's document actions, which the Studio sends instead of mutations. */
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

/** One element of `actions` in a request body. */
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
  // The Studio sometimes treats drafts as versions, even when releases are disabled.
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
