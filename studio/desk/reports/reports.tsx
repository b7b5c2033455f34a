import { localDate, addDays } from '@rooftop/tenancy/calendar';
import { useState } from 'react';
import { useDesk } from '../shell/desk-context.ts';
import { Refused } from '../shell/refused.tsx';
import { words } from '../wording/words.ts';
import { ReportFigures } from './report-figures.tsx';
import { useReport } from './use-report.ts';

/** How many leads came, from where, and how fast they were answered, between two days. */
export function Reports() {
  const { setup, enterCode } = useDesk();
  const [today] = useState(() => localDate(setup.timeZone, new Date()));
  const [from, setFrom] = useState(addDays(today, -29));
  const [to, setTo] = useState(today);
  const answer = useReport(from, to);
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
            onChange={({ currentTarget }) => currentTarget.value !== '' && setFrom(currentTarget.value)}
          />
        </label>
        <label className="desk-field">
          <span>{words.to}</span>
          <input
            type="date"
            value={to}
            min={from}
            max={today}
            onChange={({ currentTarget }) => currentTarget.value !== '' && setTo(currentTarget.value)}
          />
        </label>
      </div>
      {answer === undefined && <p className="desk-empty">{words.loading}</p>}
      {answer?.kind === 'refused' && <Refused refusal={answer.refusal} enterCode={enterCode} />}
      {answer?.kind === 'found' && <ReportFigures report={answer.found} />}
    </section>
  );
}
