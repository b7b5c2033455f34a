import { path } from '../svg/element.ts';
import { tone } from '../tone.ts';

/** A gap between panels: a dark line with light on its rear edge. */
export const drawGap = (d: string): string =>
  path(d, { fill: 'none', stroke: '#000', 'stroke-width': 2.4, 'stroke-opacity': 0.62 }) +
  path(d, {
    fill: 'none',
    stroke: tone(0.92),
    'stroke-width': 1.3,
    'stroke-opacity': 0.5,
    transform: 'translate(2 0)',
  });
