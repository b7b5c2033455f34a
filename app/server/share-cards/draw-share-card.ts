import sharp, { type OverlayOptions } from 'sharp';
import { themeTokens } from '../../ui/styles/theme.ts';
import { type Composition, COMPOSITIONS, pictureBox } from '../../site/head/compositions.ts';
import { fitLines } from './fit-lines.ts';
import type { ShareCard } from './share-card.ts';
import { SHARE_HEIGHT, SHARE_WIDTH } from '../../site/head/share-size.ts';
import type { Typeface } from './typeface.ts';

const LEADING = 1.06;
/** Position of the baseline within the line height, in ems. */
const BASELINE = 0.82;
/** Space between text and picture, in drawing units. */
const GAP = 28;
/** Font size of the second line and space above it, in drawing units. */
const DETAIL = { size: 52, gap: 28 };

/** Pictures of a card as bytes in any format. Null if there is none, or it could not be loaded. */
export interface CardPictures {
  readonly logo: Uint8Array | null;
  readonly picture: Uint8Array | null;
}

/** Draws a card as a PNG. */
export async function drawShareCard(
  card: ShareCard,
  { logo, picture }: CardPictures,
  face: Typeface,
): Promise<Uint8Array<ArrayBuffer>> {
  const composition: Composition = COMPOSITIONS[card.theme.header];
  const colours = themeTokens(card.theme);
  const fill = (token: `--${string}`) => colours[token] ?? card.theme.brand;
  const { name, headline } = composition;
  const shown = picture && (await cutPicture(picture, card.theme.header));
  const room = {
    ...headline,
    // Text takes the space that the picture leaves, or the full card without a picture.
    ...(shown === null
      ? { width: SHARE_WIDTH - 2 * headline.x, height: SHARE_HEIGHT - headline.y - 120 }
      : { width: shown.left - headline.x - GAP }),
    leading: LEADING,
  };
  const below = card.detail === null ? 0 : DETAIL.size + DETAIL.gap;
  const { size, lines } = fitLines(card.headline, { ...room, height: room.height - below }, face);
  const outlines = lines.map((line, index) =>
    face.outline(line, { x: headline.x, y: headline.y + (index * LEADING + BASELINE) * size, size }),
  );
  if (card.detail !== null) {
    const y = headline.y + lines.length * LEADING * size + DETAIL.gap + BASELINE * DETAIL.size;
    outlines.push(face.outline(card.detail, { x: headline.x, y, size: DETAIL.size }));
  }
  if (logo === null)
    outlines.push(
      face.outline(card.name, { x: name.x, y: name.y + name.height * 0.75, size: name.height * 0.7 }),
    );
  const blocks = composition.blocks.map(
    ({ x, y, width, height, fill: token }) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill(token)}"/>`,
  );
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}">` +
    `<rect width="100%" height="100%" fill="${fill(composition.ground)}"/>${blocks.join('')}` +
    `<path d="${outlines.join('')}" fill="${fill(composition.ink)}"/></svg>`;
  const png = await sharp(Buffer.from(svg))
    .composite([...(shown === null ? [] : [shown]), ...(logo === null ? [] : [await sizedLogo(logo, name)])])
    .png({ palette: true, quality: 90, effort: 4 })
    .toBuffer();
  return new Uint8Array(png);
}

async function cutPicture(
  picture: Uint8Array,
  header: ShareCard['theme']['header'],
): Promise<OverlayOptions & { readonly left: number }> {
  const own = await sharp(picture).metadata();
  const { x, y, width, height, radius } = pictureBox(header, own.width / own.height);
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" rx="${radius}"/></svg>`;
  const input = await sharp(picture)
    .resize(width, height, { fit: 'cover' })
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
  return { input, left: x, top: y };
}

async function sizedLogo(
  logo: Uint8Array,
  { x, y, width, height }: Composition['name'],
): Promise<OverlayOptions> {
  const input = await sharp(logo).resize({ height, width, fit: 'inside' }).png().toBuffer();
  return { input, left: x, top: y };
}
