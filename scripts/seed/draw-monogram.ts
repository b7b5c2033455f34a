/** Input of a placeholder portrait. */
interface Monogram {
  /** One to three letters. Accents are removed, and characters other than A–Z are skipped. */
  readonly initials: string;
  /** Background color, #rrggbb. */
  readonly ground: string;
  /** Letter color, #rrggbb, with enough contrast to the background. */
  readonly ink: string;
  /** Selects the pattern behind the letters, such as a person's id. Defaults to the initials. */
  readonly seed?: string;
}

/** A letter drawn with one stroke width at a height of 100, from its left edge. */
interface Letter {
  readonly width: number;
  readonly strokes: string;
}

const SIZE = 600;
const MIDDLE = SIZE / 2;
/** Maximum size of the letters in pixels, so that a round frame does not cut them. */
const ROOM = { width: 360, height: 190 };
/** In pixels. */
const PEN = 18;
/** In units of the alphabet. */
const SPACE = 32;

const BOWL = 'M50 0A50 50 0 1 1 50 100A50 50 0 1 1 50 0Z';
const P = 'M0 100V0H36A28 28 0 0 1 36 56H0';
const ALPHABET: Readonly<Record<string, Letter>> = {
  A: { width: 92, strokes: 'M0 100L46 0L92 100M16 65H76' },
  B: { width: 62, strokes: 'M0 48H33A24 24 0 0 0 33 0H0V100H36A26 26 0 0 0 36 48H33' },
  C: { width: 88, strokes: 'M88.3 17.9A50 50 0 1 0 88.3 82.1' },
  D: { width: 86, strokes: 'M0 0V100H36A50 50 0 0 0 36 0Z' },
  E: { width: 58, strokes: 'M58 0H0V100H58M0 48H50' },
  F: { width: 56, strokes: 'M56 0H0V100M0 48H48' },
  G: { width: 100, strokes: 'M88.3 17.9A50 50 0 1 0 100 50H60' },
  H: { width: 76, strokes: 'M0 0V100M76 0V100M0 48H76' },
  I: { width: 0, strokes: 'M0 0V100' },
  J: { width: 44, strokes: 'M44 0V76A22 24 0 0 1 0 76' },
  K: { width: 70, strokes: 'M0 0V100M66 0L0 60M26 36.4L70 100' },
  L: { width: 54, strokes: 'M0 0V100H54' },
  M: { width: 96, strokes: 'M0 100V0L48 72L96 0V100' },
  N: { width: 78, strokes: 'M0 100V0L78 100V0' },
  O: { width: 100, strokes: BOWL },
  P: { width: 64, strokes: P },
  Q: { width: 100, strokes: `${BOWL}M62 64L98 104` },
  R: { width: 68, strokes: `${P}M34 56L68 100` },
  S: {
    width: 62,
    strokes: 'M58 19C52 6 43 0 31 0C14 0 3 10 3 24C3 56 62 40 62 73C62 90 49 100 32 100C17 100 5 92 0 79',
  },
  T: { width: 74, strokes: 'M0 0H74M37 0V100' },
  U: { width: 72, strokes: 'M0 0V64A36 36 0 0 0 72 64V0' },
  V: { width: 86, strokes: 'M0 0L43 100L86 0' },
  W: { width: 128, strokes: 'M0 0L32 100L64 8L96 100L128 0' },
  X: { width: 78, strokes: 'M0 0L78 100M78 0L0 100' },
  Y: { width: 80, strokes: 'M0 0L40 50L80 0M40 50V100' },
  Z: { width: 72, strokes: 'M0 0H70L0 100H72' },
};

/** Patterns of subtle lines on the background. `turn` is 0 … 1 and moves them. */
const PATTERNS: readonly ((turn: number) => string)[] = [
  (turn) => rings(SIZE * turn, SIZE),
  (turn) => rings(SIZE * turn, 0),
  (turn) =>
    steps(16)
      .map((step) => `M${step * 80 - 640} ${SIZE}l${round(300 + 340 * turn)} -${SIZE}`)
      .join(''),
  (turn) =>
    steps(9)
      .map((step) => `M0 ${step * 72}q150 ${round(30 + 60 * turn)} 300 0t300 0`)
      .join(''),
];

/**
 * Draws a placeholder for a person without a photo: initials on a patterned square, 600×600, as SVG text. The same
 * input gives the same picture.
 */
export function drawMonogram({ initials, ground, ink, seed = initials }: Monogram): string {
  const hash = hashOf(seed);
  const pattern = PATTERNS[hash % PATTERNS.length]?.((hash >>> 8) / 2 ** 24) ?? '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}">`,
    `<path d="M0 0H${SIZE}V${SIZE}H0Z" fill="${ground}"/>`,
    `<path d="${pattern}" fill="none" stroke="${ink}" stroke-opacity=".06" stroke-width="26"/>`,
    writeLetters(lettersOf(initials), ink),
    '</svg>',
  ].join('');
}

function lettersOf(initials: string): Letter[] {
  const capitals = initials.normalize('NFD').toUpperCase();
  return capitals
    .split('')
    .flatMap((capital) => ALPHABET[capital] ?? [])
    .slice(0, 3);
}

function writeLetters(letters: readonly Letter[], ink: string): string {
  const width = letters.reduce((sum, letter) => sum + letter.width, SPACE * (letters.length - 1));
  const scale = Math.min(ROOM.height / 100, ROOM.width / Math.max(width, 1));
  let x = -width / 2;
  const drawn = letters.map((letter) => {
    const path = `<path d="${letter.strokes}" transform="translate(${round(x)} -50)"/>`;
    x += letter.width + SPACE;
    return path;
  });
  const pen = `fill="none" stroke="${ink}" stroke-width="${(PEN / scale).toFixed(2)}" stroke-linecap="round" stroke-linejoin="round"`;
  return `<g transform="translate(${MIDDLE} ${MIDDLE}) scale(${scale.toFixed(3)})" ${pen}>${drawn.join('')}</g>`;
}

/** Concentric circles, as one path. */
const rings = (x: number, y: number): string =>
  steps(11)
    .map((step) => [round(x), y, 60 + step * 78] as const)
    .map(([cx, cy, r]) => `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`)
    .join('');

const steps = (count: number): number[] => Array.from({ length: count }, (_, step) => step);

const round = (value: number): number => Math.round(value);

/** FNV-1a, 32-bit. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const unit of new TextEncoder().encode(text)) hash = Math.imul(hash ^ unit, 0x01000193) >>> 0;
  return hash;
}
