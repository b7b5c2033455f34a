import { customType, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The bytes of assets (0003-lake-assets.sql). `id` is the asset document's id. */
export const lakeBlobs = pgTable(
  'lake_blobs',
  {
    dataset: text('dataset').notNull(),
    id: text('id').notNull(),
    mimeType: text('mime_type').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.dataset, table.id] })],
);
