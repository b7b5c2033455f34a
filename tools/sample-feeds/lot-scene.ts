import { createRandom, pick } from '../../tests/support/listings/generate-listings.ts';

/** Picture size in pixels. 4:3, like most cameras. */
export const PICTURE = { width: 1024, height: 768 };

/** Colors of a day: the sky from top to horizon, trees, and asphalt from far to near. */
const DAYS = [
  { sky: ['#5f94c9', '#d8e8f4'], trees: '#3d5a3c', ground: ['#8d9297', '#5d6267'] },
  { sky: ['#9aa7b2', '#dfe4e8'], trees: '#4b5a4e', ground: ['#80868b', '#54595e'] },
  { sky: ['#6f86a8', '#f3d9b8'], trees: '#4a4a3a', ground: ['#8c857f', '#57534f'] },
] as const;
const WALLS = ['#c9c3b8', '#aeb6bc', '#b9a48f'];

/**
 * Draws an empty dealer's lot as SVG: sky, trees, a plain building and parking lines. The same seed gives the same
 * lot.
 * @param shift pixels the camera has turned, so that two pictures of one lot differ
 */
export function drawLotScene(seed: number, shift: number): string {
  const { width, height } = PICTURE;
  const random = createRandom(seed);
  const { sky, trees, ground } = pick(random, DAYS);
  const horizon = Math.round(height * (0.46 + random() * 0.04));
  const wall = pick(random, WALLS);
  const wallLeft = Math.round(random() * 300) - shift;
  const wallWidth = 420 + Math.round(random() * 200);
  const wallTop = horizon - 120 - Math.round(random() * 40);
  const crowns = Array.from({ length: 26 }, (_, at) => {
    const [x, radius] = [at * 58 - 200 - shift * 0.6 + random() * 30, 34 + random() * 34];
    return `<ellipse cx="${x.toFixed(0)}" cy="${horizon - 12}" rx="${radius.toFixed(0)}" ry="${(radius * 1.15).toFixed(0)}"/>`;
  });
  const panes = Array.from({ length: 6 }, (_, at) => {
    const pane = (wallWidth - 40) / 6;
    return `<rect x="${(wallLeft + 20 + at * pane).toFixed(0)}" y="${wallTop + 46}" width="${(pane - 8).toFixed(0)}" height="${horizon - wallTop - 54}"/>`;
  });
  // Parking lines converge at a point far behind the lot.
  const lines = Array.from({ length: 9 }, (_, at) => {
    const far = width / 2 + (at - 4) * 120 - shift * 0.4;
    const near = width / 2 + (at - 4) * 520 - shift * 0.8;
    return `<path d="M${far.toFixed(0)} ${horizon + 26}L${near.toFixed(0)} ${height}h14L${(far + 4).toFixed(0)} ${horizon + 26}z"/>`;
  });
  const down = (id: string, [from, to]: readonly [string, string]) =>
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs>${down('sky', sky)}${down('ground', ground)}</defs>
<rect width="${width}" height="${horizon}" fill="url(#sky)"/>
<g fill="${trees}">${crowns.join('')}</g>
<rect x="${wallLeft}" y="${wallTop}" width="${wallWidth}" height="${horizon - wallTop}" fill="${wall}"/>
<rect x="${wallLeft - 8}" y="${wallTop - 10}" width="${wallWidth + 16}" height="26" fill="#4a4f54"/>
<g fill="#5c7183">${panes.join('')}</g>
<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#ground)"/>
<rect y="${horizon}" width="${width}" height="14" fill="#a6a9a6"/>
<g fill="#e9e9e2" opacity="0.55">${lines.join('')}</g>
</svg>`;
}
