import type { PaintName } from './paint.ts';

/** Plain color names, English and Spanish, matched as whole words. */
// biome-ignore format: one line a paint
const NAMES: Readonly<Record<string, PaintName>> = {
  white: 'white', blanco: 'white', blanca: 'white',
  silver: 'silver', plata: 'silver', plateado: 'silver', aluminum: 'silver', platinum: 'silver',
  gray: 'gray', grey: 'gray', gris: 'gray', charcoal: 'gray', graphite: 'gray', gunmetal: 'gray', granite: 'gray',
  black: 'black', negro: 'black', negra: 'black', ebony: 'black', onyx: 'black', obsidian: 'black',
  blue: 'blue', azul: 'blue',
  navy: 'navy', indigo: 'navy',
  red: 'red', rojo: 'red', roja: 'red', crimson: 'red', scarlet: 'red', ruby: 'red',
  maroon: 'maroon', burgundy: 'maroon', merlot: 'maroon', cherry: 'maroon', vino: 'maroon', garnet: 'maroon',
  green: 'green', verde: 'green', olive: 'green', emerald: 'green',
  brown: 'brown', marron: 'brown', cafe: 'brown', bronze: 'brown', mocha: 'brown', espresso: 'brown', copper: 'brown',
  beige: 'beige', tan: 'beige', champagne: 'beige', sand: 'beige', gold: 'beige', khaki: 'beige', dorado: 'beige', cream: 'beige',
  orange: 'orange', naranja: 'orange', tangerine: 'orange',
  yellow: 'yellow', amarillo: 'yellow', amarilla: 'yellow',
  teal: 'teal', turquoise: 'teal', aqua: 'teal', turquesa: 'teal',
  purple: 'purple', violet: 'purple', plum: 'purple', morado: 'purple', purpura: 'purple',
};

/** Words that hint at a color if there is no plain name. */
// biome-ignore format: one line a paint
const HINTS: Readonly<Record<string, PaintName>> = {
  pearl: 'white', snow: 'white', ivory: 'white', glacier: 'white', alpine: 'white', frost: 'white',
  ice: 'silver', steel: 'gray', slate: 'gray', magnetic: 'gray', titanium: 'gray', cement: 'gray', ash: 'gray',
  midnight: 'black', jet: 'black', carbon: 'black', raven: 'black', night: 'black',
  sky: 'blue', ocean: 'blue', lapis: 'blue', sapphire: 'blue', cobalt: 'blue',
  lava: 'red', flame: 'red', chili: 'red', forest: 'green', sage: 'green', army: 'green', mocca: 'brown',
  quicksand: 'beige', sunset: 'orange', sunburst: 'yellow',
};

const DARK = /\b(dark|deep|midnight|night|oscuro|marino)\b/;

/**
 * The paint nearest to a feed's color name. If there are several colors, the last one counts, because English puts
 * the color after its description: "Silver Sky Metallic Blue" is blue. Unknown words are silver.
 */
export function paintOf(name: string): PaintName {
  const text = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = text.split(/[^a-z]+/);
  const paint = lastOf(words, NAMES) ?? lastOf(words, HINTS) ?? 'silver';
  if (paint === 'blue' && (DARK.test(text) || words.includes('navy'))) return 'navy';
  return paint;
}

function lastOf(words: readonly string[], table: Readonly<Record<string, PaintName>>): PaintName | undefined {
  const word = words.findLast((word) => Object.hasOwn(table, word));
  return word === undefined ? undefined : table[word];
}
