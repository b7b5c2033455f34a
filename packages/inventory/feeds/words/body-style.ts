import type { BodyStyle } from '../../vehicle.ts';
import { patternReader } from '../cells/words.ts';

/** The most specific first: a cargo van is a van, a crew cab chassis is a cab. */
export const readBodyStyle = patternReader<BodyStyle>(
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
    [/hatch|liftback|\b[35]d\b|\b[35]dr\b/i, 'hatchbacks'],
    [/coupe|coupé|\b2d\b|\b2dr\b/i, 'coupes'],
    [/sedan|saloon|\bcar\b|\b4d\b|\b4dr\b/i, 'sedans'],
  ],
  'a known body style',
);
