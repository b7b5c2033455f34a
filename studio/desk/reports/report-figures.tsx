import { LEAD_STATUSES } from '@rooftop/leads/inbox/inbox-api';
import type { Report } from '@rooftop/leads/inbox/report-api';
import { describeDestination } from '@rooftop/leads/wording/lead-words';
import { FORMS } from '@rooftop/forms/lead-forms';
import { useDesk } from '../shell/desk-context.ts';
import { formatShortDate, formatHour, formatNumber } from '../wording/format.ts';
import { language, words } from '../wording/words.ts';
import { BarChart } from './bar-chart.tsx';
import { ColumnChart } from './column-chart.tsx';
import { PeopleTable } from './people-table.tsx';

/** Names of the counts of a report, in the language of the browser. */
const named = <Name extends string>(names: readonly Name[], texts: Readonly<Record<Name, string>>) => {
  return ({ name, leads }: Report['byForm'][number]) => {
    const known = names.find((one) => one === name);
    return { name: known === undefined ? name : texts[known], leads };
  };
};

/** All figures of a report, as plots with a table behind each. */
export function ReportFigures({ report }: { readonly report: Report }) {
  const { leads, response, byPerson, failedDeliveries } = report;
  const { stores, timeZone } = useDesk().setup;
  const storeName = (key: string) =>
    key === '' ? words.noStore : (stores.find((store) => store.key === key)?.name ?? key);
  const minutes = (count: number | null) => (count === null ? '–' : words.minutes(Math.round(count)));
  const figures = [
    [words.leads, formatNumber(leads)],
    [words.answered, formatNumber(response.answered)],
    [words.median, minutes(response.medianMinutes)],
    [words.worst, minutes(response.worstMinutes)],
    [words.tabs.late, formatNumber(response.late)],
  ] as const;
  return (
    <>
      <dl className="desk-figures">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="desk-charts">
        <ColumnChart
          title={words.byDay}
          bars={report.byDay.map(({ name, leads: count }) => ({
            name: formatShortDate(name, timeZone),
            leads: count,
          }))}
        />
        <ColumnChart
          title={words.byHour}
          bars={report.byHour.map(({ leads: count }, hour) => ({ name: formatHour(hour), leads: count }))}
        />
        <BarChart title={words.byForm} bars={report.byForm.map(named(FORMS, words.forms))} />
        <BarChart
          title={words.bySource}
          bars={report.bySource.map(({ name, leads: count }) => ({ name: words.source(name), leads: count }))}
        />
        <BarChart
          title={words.byStore}
          bars={report.byStore.map(({ name, leads: count }) => ({ name: storeName(name), leads: count }))}
        />
        <BarChart title={words.byStatus} bars={report.byStatus.map(named(LEAD_STATUSES, words.statuses))} />
        <PeopleTable people={byPerson} />
        <BarChart
          title={words.failedDeliveries}
          bars={failedDeliveries.map(({ destination, dead }) => ({
            name: describeDestination(destination, language),
            leads: dead,
          }))}
        />
      </div>
    </>
  );
}
