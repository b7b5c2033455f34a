import { type ReactNode, useId } from 'react';
import { formatNumber } from '../wording/format.ts';
import { words } from '../wording/words.ts';
import type { Bar } from './bar.ts';

interface ChartProps {
  readonly title: string;
  readonly bars: readonly Bar[];
  /** The plot, which only people who see it need. */
  readonly children: ReactNode;
}

/** A titled plot with its numbers as a table behind it. */
export function Chart({ title, bars, children }: ChartProps) {
  const id = useId();
  return (
    <section className="desk-chart" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {bars.length === 0 ? (
        <p className="desk-quiet">{words.nothing}</p>
      ) : (
        <div aria-hidden="true">{children}</div>
      )}
      {bars.length > 0 && (
        <details>
          <summary>{words.asTable}</summary>
          <table>
            <caption className="desk-hidden">{title}</caption>
            <tbody>
              {bars.map(({ name, leads }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{formatNumber(leads)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </section>
  );
}
