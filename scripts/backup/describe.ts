/** Describes a backup's contents for the terminal. */
import type { Manifest } from '@rooftop/database/backup/manifest';

type BackupTable = Manifest['tables'][number];

/** Tables whose row counts are meaningful to an operator, with labels. */
const COUNTED = [
  ['lake_documents', 'documents'],
  ['lake_blobs', 'pictures and files'],
  ['lake_users', 'people'],
  ['vehicles', 'cars (sold ones included)'],
  ['leads', 'leads'],
  ['_private_jobs', 'jobs waiting'],
] as const;

const number = new Intl.NumberFormat('en-US');
const MB = 1e6;

function describeSize(bytes: number): string {
  return `${number.format(Math.max(0.1, Math.round((bytes / MB) * 10) / 10))} MB`;
}

/** Returns one line about a finished table. */
export function describeTable({ schema, name, rows, size }: BackupTable): string {
  return `  ${schema}.${name}: ${number.format(rows)} ${rows === 1 ? 'row' : 'rows'}, ${describeSize(size)}`;
}

/** Summarizes a backup in a few lines. */
export function describeBackup({ madeAt, migrations, tables }: Manifest): string {
  const counts = COUNTED.map(([table, label]) => {
    const rows = tables.find(({ name }) => name === table)?.rows ?? 0;
    return `  ${label}: ${number.format(rows)}`;
  });
  const size = tables.reduce((sum, table) => sum + table.size, 0);
  const newest = migrations.at(-1)?.name ?? '';
  return [`State of ${madeAt}, schema ${newest}, ${describeSize(size)}:`, ...counts].join('\n');
}
