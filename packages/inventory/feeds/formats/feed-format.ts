import type { Field } from '../fields.ts';

/** For a field the columns that may hold it, the better first: the first that says something counts. */
export type ColumnTable = { readonly [Name in Field]?: readonly string[] };

/** A format in which dealers' systems export their cars. Headers match whatever their capitals and punctuation. */
export interface FeedFormat {
  readonly title: string;
  /** columns that this format alone has together */
  readonly signature: readonly string[];
  readonly columns: ColumnTable;
}
