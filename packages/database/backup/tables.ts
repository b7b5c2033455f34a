/** Tables and sequences of the platform that a backup includes. */
import { escapeIdentifier, type PoolClient } from 'pg';
import { z } from 'zod';

/** The platform's tables, and those of the job queue. */
const SCHEMAS = ['public', 'graphile_worker'];

/** Filled by the migrations themselves, so backups don't include them. */
const FILLED_BY_MIGRATIONS = ['public.rooftop_migrations', 'graphile_worker.migrations'];

const tableShape = z.object({
  schema: z.string(),
  name: z.string(),
  /** Without generated columns, which the database recomputes. */
  columns: z.array(z.string()),
  /** Tables that its foreign keys point to, as `schema.name`. */
  references: z.array(z.string()),
});
export type Table = Readonly<z.infer<typeof tableShape>>;

const fullName = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string => `${schema}.${name}`;

/** Returns a table's name in SQL. */
export const quoted = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;

/** Returns a table with its columns in SQL, for COPY. */
export const quotedWithColumns = (table: Omit<Table, 'references'>): string =>
  `${quoted(table)} (${table.columns.map(escapeIdentifier).join(', ')})`;

/** Sorts tables so that each comes after the tables it references. */
function inOrderOfReferences(tables: readonly Table[]): Table[] {
  const sorted = new Map<string, Table>();
  const visit = (table: Table, path: readonly Table[]): void => {
    if (path.includes(table))
      throw new Error(`Tables reference each other: ${path.map(fullName).join(', ')}`);
    for (const other of tables)
      if (other !== table && table.references.includes(fullName(other))) visit(other, [...path, table]);
    sorted.set(fullName(table), table);
  };
  for (const table of tables) visit(table, []);
  return [...sorted.values()];
}

/** Returns every table of the platform that holds data, referenced tables first. Skips tables of extensions. */
export async function listTables(client: PoolClient): Promise<Table[]> {
  const { rows } = await client.query(
    `SELECT nspname AS schema, relname AS name,
       ARRAY(SELECT attname::text FROM pg_attribute
         WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum) AS columns,
       ARRAY(SELECT DISTINCT other_schema.nspname || '.' || other.relname FROM pg_constraint
         JOIN pg_class other ON other.oid = confrelid
         JOIN pg_namespace other_schema ON other_schema.oid = other.relnamespace
         WHERE conrelid = c.oid AND contype = 'f') AS references
     FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace
     WHERE relkind = 'r' AND nspname = ANY($1)
       AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = c.oid AND deptype = 'e')
     ORDER BY nspname DESC, relname`,
    [SCHEMAS],
  );
  return inOrderOfReferences(
    z
      .array(tableShape)
      .parse(rows)
      .filter((table) => !FILLED_BY_MIGRATIONS.includes(fullName(table))),
  );
}

export const sequenceShape = z.object({ schema: z.string(), name: z.string(), value: z.string() });
type Sequence = Readonly<z.infer<typeof sequenceShape>>;

/** Returns the last value of every sequence that has been used, including those of identity columns. */
export async function readSequences(client: PoolClient): Promise<Sequence[]> {
  const { rows } = await client.query(
    `SELECT schemaname AS schema, sequencename AS name, last_value::text AS value
     FROM pg_sequences WHERE schemaname = ANY($1) AND last_value IS NOT NULL ORDER BY 1, 2`,
    [SCHEMAS],
  );
  return z.array(sequenceShape).parse(rows);
}

/** Returns the newest migration of the job queue's own tables. */
export async function readJobQueueVersion(client: PoolClient): Promise<number> {
  const { rows } = await client.query('SELECT max(id)::int AS version FROM graphile_worker.migrations');
  const [row] = z.tuple([z.object({ version: z.number() })]).parse(rows);
  return row.version;
}

/** Makes COPY's text format the same in every database, and lifts the server's time limits for a long transaction. */
export async function setForCopy(client: PoolClient): Promise<void> {
  await client.query(
    `SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = postgres; SET LOCAL extra_float_digits = 3;
     SET LOCAL bytea_output = hex; SET LOCAL row_security = off; SET LOCAL statement_timeout = 0;
     SET LOCAL idle_in_transaction_session_timeout = 0`,
  );
}
