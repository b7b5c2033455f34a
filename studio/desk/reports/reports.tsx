import { type ReportDays, reportRequestShape } from '@rooftop/leads/inbox/report-api';
import { localDate, addDays } from '@rooftop/tenancy/calendar';
import { useState } from 'react';
import { useDesk } from '../shell/desk-context.ts';
import { Refused } from '../shell/refused.tsx';
import { words } from '../wording/words.ts';
import { ReportFigures } from './report-figures.tsx';
import { useReport } from './use-report.ts';

/** How many leads came, from where, and how fast they were answered, between two days. */
export function Reports() {
  const { place, go, setup, enterCode } = useDesk();
  const [today] = useState(() => localDate(setup.timeZone, new Date()));
  // Days that make no valid report, for example while a year is being typed. They are kept out of the URL, and
  // forgotten when it changes.
  const [typed, setTyped] = useState<ReportDays & { readonly inUrl: string }>();
  const inUrl = JSON.stringify(place.days ?? null);
  const { from, to } = (typed?.inUrl === inUrl ? typed : place.days) ?? {
    from: addDays(today, -29),
    to: today,
  };
  const answer = useReport(from, to);

  function choose(days: ReportDays) {
    const isReport = reportRequestShape.safeParse(days).success;
    setTyped(isReport ? undefined : { ...days, inUrl });
    if (isReport) go({ ...place, days }, 'replace');
  }
  return (
    <section className="desk-reports">
      <h1>{words.reports}</h1>
      <div className="desk-inline">
        <label className="desk-field">
          <span>{words.from}</span>
          <input
            type="date"
            value={from}
            max={to}
            onChange={({ currentTarget: { value } }) => value !== '' && choose({ from: value, to })}
          />
        </label>
        <label className="desk-field">
          <span>{words.to}</span>
          <input
            type="date"
            value={to}
            min={from}
            max={today}
            onChange={({ currentTarget: { value } }) => value !== '' && choose({ from, to: value })}
          />
        </label>
      </div>
      {answer === undefined && <p className="desk-empty">{words.loading}</p>}
      {answer?.kind === 'refused' && <Refused refusal={answer.refusal} enterCode={enterCode} />}
      {answer?.kind === 'found' && <ReportFigures report={answer.found} />}
    </section>
  );
}
