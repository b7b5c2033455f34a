/**
 * Draws the outline of each state of the United States, with its counties, from the Census Bureau's map:
 * node tools/state-outlines/generate-outlines.ts
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

type Atlas = Topology<{
  readonly states: GeometryCollection<{ name: string }>;
  readonly counties: GeometryCollection<{ name: string }>;
}>;

/** Size of the world in the outlines' units: one pixel at zoom 11 (`app/server/maps/draw-outline.ts`). */
const WORLD = 256 * 2 ** 11;
/** Counties' FIPS codes begin with their state's. */
const STATE_DIGITS = 2;

const folder = new URL('../../app/server/maps/outlines/', import.meta.url);
const file = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json');
const parsed: unknown = JSON.parse(await readFile(file, 'utf8'));
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a file of a package, the same for everybody
const atlas = parsed as Atlas;

/** Web Mercator. */
function project([lng = 0, lat = 0]: readonly number[]): readonly [number, number] {
  const angle = (lat * Math.PI) / 180;
  const y = 0.5 - Math.log(Math.tan(Math.PI / 4 + angle / 2)) / (2 * Math.PI);
  return [Math.round(((lng + 180) / 360) * WORLD), Math.round(y * WORLD)];
}

/** Lines as a path of relative steps. */
function pathOf(lines: readonly (readonly (readonly [number, number])[])[]): string {
  return lines
    .map((line) => {
      let [atX, atY] = line[0] ?? [0, 0];
      const steps = line.slice(1).flatMap(([x, y]) => {
        const step = [x - atX, y - atY];
        [atX, atY] = [x, y];
        return step.every((one) => one === 0) ? [] : [step.join(' ')];
      });
      return `M${line[0]?.join(' ')}l${steps.join(' ')}`.replaceAll(' -', '-');
    })
    .join('');
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const state of atlas.objects.states.geometries) {
  const own = atlas.objects.counties.geometries.filter(
    ({ id }) => String(id).slice(0, STATE_DIGITS) === String(state.id),
  );
  const counties: GeometryCollection = { type: 'GeometryCollection', geometries: own };
  const inner = mesh(atlas, counties, (one, other) => one !== other);
  const alone: GeometryCollection = { type: 'GeometryCollection', geometries: [state] };
  const rings = feature(atlas, alone).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return geometry.coordinates;
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
  });
  const projected = rings.map((ring) => ring.map(project));
  // Islands of Alaska beyond the date line would make its outline as wide as the world.
  const west = projected.filter((ring) => ring.every(([x]) => x < WORLD / 2));
  const land = west.length > 0 ? west : projected;
  const borders = inner.coordinates.map((line) => line.map(project));
  const points = land.flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const box = [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
  await writeFile(
    new URL(`${state.id}.svg`, folder),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}"><path class="land" d="${pathOf(land)}"/><path class="counties" d="${pathOf(borders)}"/></svg>\n`,
  );
}
