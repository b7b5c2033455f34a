import { REMARK_KINDS, type Remark, type RemarkKind } from '@rooftop/inventory/feeds/remark';
import { describePlace } from '@rooftop/inventory/feeds/source';
import type { ImportReport } from '@rooftop/inventory/storage/apply-import';
import type { ListedChange } from '@rooftop/inventory/storage/compare';
import type { ImportCounts, ImportRecord, RemarkCounts } from '@rooftop/inventory/storage/import-record';
import type { NamedSource } from '@rooftop/inventory/storage/sources';
import { formatTable } from '../print-table.ts';

/** Maximum number of remarks shown of each kind. */
const SHOWN = 20;

const MONEY: ReadonlySet<string> = new Set(['salePrice', 'oldPrice']);

const USD = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Formats an amount: `$4,995`, `$358.03`. */
export const showMoney = (cents: number): string => USD.format(cents / 100);

/** Formats a moment in UTC: `2026-11-16 06:00`. */
export const showMinute = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ');

function showValue(field: string, value: unknown): string {
  if (value === null) return 'none';
  if (MONEY.has(field)) return showMoney(Number(value));
  return Array.isArray(value) ? `${value.length} items` : JSON.stringify(value).replace(/^"|"$/g, '');
}

/** Says what changed, field by field: `salePrice $4,995 → $4,495`. */
export const describeDifference = ({ kind, difference }: Pick<ListedChange, 'kind' | 'difference'>): string =>
  Object.entries(difference)
    .filter(([field]) => kind !== 'gone' || field !== 'status')
    .map(([field, [before, after]]) => `${field} ${showValue(field, before)} → ${showValue(field, after)}`)
    .join('; ');

const describeChange = (change: ListedChange): readonly string[] => [
  change.isDrop ? 'price drop' : change.kind,
  change.vin,
  change.name,
  describeDifference(change),
];

const describeCounts = (counts: ImportCounts): string =>
  `${counts.rows} rows: ${counts.added} added, ${counts.changed} changed (${counts.priceDrops} price drops), ${counts.gone} gone, ${counts.returned} returned, ${counts.unchanged} unchanged, ${counts.rejected} rejected, ${counts.warned} warnings`;

/** The remarks of one kind: how many, what was done, and the first of them. */
function describeKind(kind: RemarkKind, remarks: readonly Remark[], count: number): readonly string[] {
  const shown = remarks.filter((remark) => remark.kind === kind).slice(0, SHOWN);
  const rows = shown.map(({ line, column, cell, reason }) => [
    String(line),
    column ?? '',
    cell ?? '',
    reason,
  ]);
  const more = count > rows.length ? [`… and ${count - rows.length} more`] : [];
  return [
    '',
    `${kind}: ${count}. ${REMARK_KINDS[kind]}`,
    formatTable([['line', 'column', 'cell', 'reason'], ...rows]),
    ...more,
  ];
}

/** All remarks, the most frequent kind first. */
function describeRemarks({ rejected, warnings }: ImportReport, counts: RemarkCounts): readonly string[] {
  const kinds = Object.keys(REMARK_KINDS).filter((kind): kind is RemarkKind => kind in REMARK_KINDS);
  return kinds
    .map((kind) => ({ kind, count: counts[kind] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .flatMap(({ kind, count }) => describeKind(kind, [...rejected, ...warnings], count));
}

/** Describes what an import did, or what a dry run would do. */
export function describeReport(report: ImportReport): string {
  const { counts } = report;
  if (counts === null) return 'Nothing new: the feed has not changed since the last import.';
  const changes =
    report.changes.length === 0
      ? []
      : ['', formatTable([['change', 'VIN', 'car', 'what'], ...report.changes.map(describeChange)])];
  return [
    describeCounts(counts),
    ...changes,
    ...describeRemarks(report, counts.remarks ?? {}),
    ...(report.problem === null ? [] : ['', `Refused. ${report.problem} Add --force to import it anyway.`]),
  ].join('\n');
}

/** Lists feed sources and their locations. */
export function describeSources(sources: readonly NamedSource[]): string {
  if (sources.length === 0) return 'There are no sources. Add one with: npm run inventory -- source add …';
  return formatTable([
    ['dealership', 'source', 'format', 'every', 'place'],
    ...sources.map(({ dealership, name, settings }) => [
      dealership,
      name,
      settings.format,
      settings.everyMinutes === null ? 'by hand' : `${settings.everyMinutes} min`,
      describePlace(settings.place),
    ]),
  ]);
}

/** Lists past imports. */
export function describeHistory(records: readonly ImportRecord[]): string {
  if (records.length === 0) return 'Nothing has been imported yet.';
  return formatTable([
    ['when', 'source', 'state', 'version', 'what'],
    ...records.map(({ startedAt, source, state, version, counts, problem }) => [
      showMinute(startedAt),
      source,
      state,
      String(version ?? ''),
      problem ?? (counts === null ? '' : describeCounts(counts).replace(/ rows.*?: /, ' rows: ')),
    ]),
  ]);
}
