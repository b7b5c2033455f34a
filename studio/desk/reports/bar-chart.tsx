import { formatNumber } from '../wording/format.ts';
import { type Bar, highest } from './bar.ts';
import { Chart } from './chart.tsx';

/** Lying bars with their names and numbers: kinds, sources, stores. */
export function BarChart({ title, bars }: { readonly title: string; readonly bars: readonly Bar[] }) {
  const most = highest(bars);
  return (
    <Chart title={title} bars={bars}>
      {bars.map(({ name, leads }) => (
        <div key={name} className="desk-bar-line">
          <span>{name}</span>
          <span>{formatNumber(leads)}</span>
          <svg viewBox="0 0 100 4" preserveAspectRatio="none" focusable="false">
            <rect width={(leads / most) * 100} height="4" />
          </svg>
        </div>
      ))}
    </Chart>
  );
}
