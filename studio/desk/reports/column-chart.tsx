import { formatNumber } from '../wording/format.ts';
import { type Bar, highest } from './bar.ts';
import { Chart } from './chart.tsx';

const HEIGHT = 40;
/** Share of its place that a column fills. */
const FILLED = 0.7;

/** Standing columns in the order of time: days, hours. Shows the names of the first and the last one, and the highest number. */
export function ColumnChart({ title, bars }: { readonly title: string; readonly bars: readonly Bar[] }) {
  const most = highest(bars);
  return (
    <Chart title={title} bars={bars}>
      <p className="desk-quiet">{formatNumber(most)}</p>
      <svg
        className="desk-columns"
        viewBox={`0 0 ${bars.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        focusable="false"
      >
        {bars.map(({ name, leads }, place) => {
          const height = (leads / most) * HEIGHT;
          return (
            <rect key={name} x={place} y={HEIGHT - height} width={FILLED} height={height}>
              <title>{`${name}: ${formatNumber(leads)}`}</title>
            </rect>
          );
        })}
      </svg>
      <p className="desk-ends desk-quiet">
        <span>{bars[0]?.name}</span>
        <span>{bars.at(-1)?.name}</span>
      </p>
    </Chart>
  );
}
