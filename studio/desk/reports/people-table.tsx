import type { Report } from '@rooftop/leads/inbox/report-api';
import { useId } from 'react';
import { formatNumber } from '../wording/format.ts';
import { words } from '../wording/words.ts';

/** How fast each person answered. */
export function PeopleTable({ people }: { readonly people: Report['byPerson'] }) {
  const id = useId();
  return (
    <section className="desk-chart" aria-labelledby={id}>
      <h2 id={id}>{words.byPerson}</h2>
      {people.length === 0 && <p className="desk-quiet">{words.nothing}</p>}
      {people.length > 0 && (
        <table>
          <thead>
            <tr>
              {[words.person, words.answered, words.median, words.worst].map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map(({ name, answered, medianMinutes, worstMinutes }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{formatNumber(answered)}</td>
                <td>{words.minutes(Math.round(medianMinutes))}</td>
                <td>{words.minutes(Math.round(worstMinutes))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
