import { percentile75 } from '@rooftop/visits/collector/vital-buckets';
import type { VisitSum } from '@rooftop/visits/storage/visit-sums';
import { formatTable } from '../print-table.ts';

/** Columns of the table by day. */
const BY_DAY = {
  pageViewed: 'pages',
  listViewed: 'lists',
  vehicleViewed: 'cars',
  formStarted: 'forms begun',
  formSent: 'forms sent',
  phoneClicked: 'calls',
  conversationStarted: 'chats',
};

/** In the order of the table. */
const VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;

const total = (sums: readonly VisitSum[]): number => sums.reduce((all, { count }) => all + count, 0);

function byDay(sums: readonly VisitSum[]): string {
  const days = Map.groupBy(sums, ({ day }) => day);
  return formatTable([
    ['day', ...Object.values(BY_DAY)],
    ...[...days].map(([day, own]) => [
      day,
      ...Object.keys(BY_DAY).map((kind) => String(total(own.filter((sum) => sum.kind === kind)))),
    ]),
  ]);
}

function byName(sums: readonly VisitSum[]): string {
  const counted = [...Map.groupBy(sums, ({ kind, name }) => `${kind} ${name}`).values()];
  const rows = counted.map((own) => ({ own, count: total(own) })).toSorted((a, b) => b.count - a.count);
  return formatTable([
    ['fact', 'name', 'count'],
    ...rows.map(({ own, count }) => [own[0]?.kind ?? '', own[0]?.name ?? '', String(count)]),
  ]);
}

const NONE = '–';

function vitalText(metric: string, bound: number | null): string {
  if (bound === null) return NONE;
  return metric === 'CLS' ? String(bound / 1000) : `${bound} ms`;
}

function byRoute(sums: readonly VisitSum[]): string {
  const routes = Map.groupBy(sums, ({ name }) => name.slice(name.indexOf('/') + 1));
  return formatTable([
    ['route', ...VITALS, 'loads'],
    ...[...routes]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([route, own]) => {
        const of = (metric: string) => own.filter(({ name }) => name === `${metric}/${route}`);
        return [
          route,
          ...VITALS.map((metric) => vitalText(metric, percentile75(of(metric)))),
          String(total(of('TTFB'))),
        ];
      }),
  ]);
}

/** A dealership's sums as tables: by day, by what happened, and how fast pages were for 75 of 100 loads. */
export function describeVisits(sums: readonly VisitSum[]): string {
  if (sums.length === 0) return 'No visits have been counted in this time.';
  const [vitals = [], facts = []] = [true, false].map((isVital) =>
    sums.filter(({ kind }) => (kind === 'vitalMeasured') === isVital),
  );
  const speed = vitals.length === 0 ? [] : ['75 of 100 page loads are at or below:', byRoute(vitals)];
  return [byDay(facts), byName(facts), ...speed].join('\n\n');
}
