import type { FeedField } from '../feed-fields.ts';

/** For each field the columns that may hold it, the best first. The first one with a value counts. */
export type ColumnTable = { readonly [Name in FeedField]?: readonly string[] };

/** A format in which dealers' systems export their cars. Headers match regardless of case and punctuation. */
export interface FeedFormat {
  readonly title: string;
  /** Columns that together occur in no other format. */
  readonly signature: readonly string[];
  readonly columns: ColumnTable;
}
