import type { Model } from '../model.ts';
import { group, path } from '../svg/element.ts';
import { short } from '../svg/short.ts';
import { DOWN } from '../svg/sheet.ts';
import { tone } from '../tone.ts';

/** Draws the wheel arches: dark wells with a lip, and cladding around them. */
export function drawArches(model: Model): string {
  const { sheet, place, shape, arch, has, clip } = model;
  const { tire, wheelbase, sill } = shape;
  const circle = (x: number, radius: number): string => {
    // It ends at the body's lower edge.
    const below = Math.max(0, sill - tire);
    const half = place.size(Math.sqrt(radius ** 2 - below ** 2));
    const [cx, r, start, low] = [
      place.x(x),
      place.size(radius),
      place.y(tire + below),
      place.y(sill - 0.004),
    ];
    return `M${short(cx - half)} ${short(low)}V${short(start)}A${short(r)} ${short(r)} 0 0 1 ${short(cx + half)} ${short(start)}V${short(low)}z`;
  };
  const flare = (x: number): string => {
    const [w, h] = [arch * 1.3, tire + arch * 1.12];
    const at = (dx: number, z: number): string => `${short(place.x(x + dx))} ${short(place.y(z))}`;
    return `M${at(-w, tire + 0.06)}L${at(-w * 0.72, h - 0.02)}Q${at(-w * 0.66, h + 0.03)} ${at(-w * 0.5, h + 0.03)}L${at(w * 0.55, h + 0.03)}Q${at(w * 0.68, h + 0.03)} ${at(w * 0.74, h - 0.03)}L${at(w, tire + 0.02)}L${at(w * 0.9, tire - 0.04)}L${at(-w * 0.9, tire)}z`;
  };
  const plastic = sheet.linear(
    [
      [0, '#454a4f'],
      [0.3, '#2a2e32'],
      [1, '#191c1f'],
    ],
    DOWN,
  );
  const wheels = [0, wheelbase];
  const rings = has('flares')
    ? path(wheels.map(flare).join(''), { fill: plastic, stroke: '#565c62', 'stroke-width': 2 })
    : has('cladding')
      ? group(
          [
            path(wheels.map((x) => circle(x, arch * 1.13)).join(''), {
              fill: plastic,
              stroke: '#565c62',
              'stroke-width': 1.5,
            }),
          ],
          { 'clip-path': clip },
        )
      : group(
          [
            path(wheels.map((x) => circle(x, arch * 1.035)).join(''), {
              fill: 'none',
              stroke: tone(0.86),
              'stroke-width': 3,
              'stroke-opacity': 0.55,
            }),
          ],
          { 'clip-path': clip },
        );
  const well = sheet.linear(
    [
      [0, '#000'],
      [1, '#121416'],
    ],
    DOWN,
  );
  return rings + path(wheels.map((x) => circle(x, arch)).join(''), { fill: well });
}
