import type { BodyStyle } from '../../vehicle.ts';
import { type Reader, unreadable } from '../cells/reading.ts';
import { patternReader } from '../cells/pattern-reader.ts';

/** The most specific first: a cargo van is a van, a crew cab chassis is a cab. A number of doors alone is no style. */
const readStyle = patternReader<BodyStyle>(
  [
    [/cargo|cutaway|chassis|commercial|box truck|cab & chassis|stake|step van|fleet van/i, 'commercial'],
    [/mini-?van|passenger van|\bvans?\b/i, 'minivans'],
    [
      /pick-?up|crew ?cab|crewmax|super ?crew|quad cab|double cab|mega cab|(?:extended|ext|regular|reg|king|access|super) ?cab|\btrucks?\b/i,
      'trucks',
    ],
    [/sport utility|\bsuvs?\b|crossover|\bcuv\b|utility/i, 'suvs'],
    [/convertible|cabriolet|roadster|spyder|spider|soft ?top/i, 'convertibles'],
    [/wagon|estate|avant|touring car/i, 'wagons'],
    [/hatch|liftback|\b[35]dr? car\b/i, 'hatchbacks'],
    [/coupe|coupé|\b2dr? car\b/i, 'coupes'],
    [/sedan|saloon|\b4dr? car\b/i, 'sedans'],
  ],
  'a known body style',
);

/** Reads body styles. A cell that lists several of them, such as "Cars & Trucks & Vans", is a department and no style. */
export const readBodyStyle: Reader<BodyStyle> = (text) => {
  const listed = text.split(/[&/,+]|\band\b/i).map(readStyle);
  const styles = new Set(listed.flatMap((reading) => ('value' in reading ? [reading.value] : [])));
  return styles.size > 1 ? unreadable(text, 'a single body style') : readStyle(text);
};
