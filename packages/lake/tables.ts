/** Drizzle definitions of the tables in 0001-lake.sql. */
import { bigint, integer, json, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { LakeDocument } from './document.ts';
import type { DocumentMutation } from './mutations/document-mutation.ts';
import type { MutationResult } from './store/transaction.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const lakeDocuments = pgTable('lake_documents', {
  dataset: text().notNull(),
  id: text().notNull(),
  type: text().notNull(),
  rev: text().notNull(),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
  document: json().$type<LakeDocument>().notNull(),
});

export const lakeTransactions = pgTable('lake_transactions', {
  dataset: text().notNull(),
  sequence: bigint({ mode: 'number' }).notNull(),
  id: text().notNull(),
  author: text().notNull(),
  createdAt: time('created_at').notNull(),
  results: json().$type<readonly MutationResult[]>().notNull(),
});

export const lakeRevisions = pgTable('lake_revisions', {
  dataset: text().notNull(),
  sequence: bigint({ mode: 'number' }).notNull(),
  position: integer().notNull(),
  documentId: text('document_id').notNull(),
  rev: text().notNull(),
  previousRev: text('previous_rev'),
  mutations: json().$type<readonly DocumentMutation[]>().notNull(),
  document: json().$type<LakeDocument>(),
});
