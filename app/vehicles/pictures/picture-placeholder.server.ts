/** The studio wall behind every drawn vehicle. */
const WALL = '#eef0f2';

/**
 * Placeholder until a vehicle's image loads: the studio with a soft pool of the vehicle's color.
 * @param colour #rrggbb, or null if unknown
 * @returns a data: URL
 */
export function picturePlaceholder(colour: string | null): string {
  const pool =
    colour === null
      ? ''
      : `<radialGradient id="p"><stop stop-color="${colour}" stop-opacity=".45"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient><ellipse cx="8" cy="6.5" rx="5.6" ry="1.8" fill="url(#p)"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 10"><path fill="${WALL}" d="M0 0h16v10H0z"/>${pool}</svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
