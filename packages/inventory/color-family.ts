/**
 * The colors that shoppers filter by, and the words in manufacturers' paint names that mean them. The first match
 * counts.
 */
const FAMILIES = [
  { family: 'white', words: ['white', 'blanc', 'blanco', 'ivory', 'snow', 'chalk'] },
  { family: 'black', words: ['black', 'noir', 'negro', 'onyx', 'obsidian', 'ebony', 'midnight'] },
  { family: 'silver', words: ['silver', 'platinum', 'aluminum', 'titanium'] },
  {
    family: 'gray',
    words: [
      'gray',
      'grey',
      'graphite',
      'charcoal',
      'granite',
      'slate',
      'steel',
      'gunmetal',
      'magnetic',
      'cement',
    ],
  },
  { family: 'blue', words: ['blue', 'azul', 'navy', 'cobalt', 'indigo', 'teal', 'aqua'] },
  {
    family: 'red',
    words: ['red', 'rojo', 'ruby', 'maroon', 'burgundy', 'crimson', 'cherry', 'scarlet', 'garnet'],
  },
  { family: 'green', words: ['green', 'verde', 'emerald', 'olive', 'jade'] },
  { family: 'brown', words: ['brown', 'bronze', 'mocha', 'espresso', 'copper', 'chestnut'] },
  { family: 'beige', words: ['beige', 'tan', 'sand', 'champagne', 'pearl', 'cream', 'quicksand'] },
  { family: 'orange', words: ['orange', 'sunset', 'tangerine'] },
  { family: 'gold', words: ['gold', 'dorado'] },
  { family: 'yellow', words: ['yellow', 'lemon'] },
  { family: 'purple', words: ['purple', 'violet', 'plum'] },
] as const;

/** Every family. */
export const COLOR_FAMILIES: readonly ColorFamily[] = FAMILIES.map(({ family }) => family);
export type ColorFamily = (typeof FAMILIES)[number]['family'];

const FAMILY_OF: ReadonlyMap<string, ColorFamily> = new Map(
  FAMILIES.flatMap(({ family, words }) => words.map((word) => [word, family] as const)),
);

/**
 * The color family named in a paint name: "Glacier White Pearl" is white. Returns null if it names no known color.
 */
export function colorFamily(paint: string): ColorFamily | null {
  for (const word of paint.toLowerCase().split(/[^a-z]+/)) {
    const family = FAMILY_OF.get(word);
    if (family !== undefined) return family;
  }
  return null;
}
