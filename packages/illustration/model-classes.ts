import { VEHICLE_CLASSES, type VehicleClass } from './vehicle-classes.ts';

/**
 * Models by class, as makers in the United States name them: lower case, punctuation as spaces. With the make where the
 * model's name alone is ambiguous. A body style that does not fit the class rules it out: a Civic hatchback is drawn as
 * a hatchback, although the table has the Civic as a sedan.
 */
// biome-ignore format: a table of names is read by rows
const MODELS: Readonly<Partial<Record<VehicleClass, readonly string[]>>> = {
  'compact-sedan': [
    'accent', 'cla', 'civic', 'corolla', 'cruze', 'dart', 'elantra', 'fiesta', 'focus', 'forte', 'ilx', 'impreza',
    'integra', 'jetta', 'lancer', 'mazda3', 'mazda 3', 'mirage', 'rio', 'sentra', 'sonic', 'spark', 'versa', 'wrx', 'yaris',
    'a3', 's3', '2 series', 'a class',
  ],
  'mid-sedan': [
    'accord', 'altima', 'camry', 'fusion', 'k5', 'legacy', 'malibu', 'mazda6', 'mazda 6', 'optima', 'passat', 'sonata',
    'chrysler 200', 'a4', 's4', '3 series', 'c class', 'ats', 'ct4', 'es', 'is', 'tlx', 'q50', 'g70', 's60', 'stinger',
  ],
  'large-sedan': [
    'chrysler 300', 'avalon', 'azera', 'cadenza', 'charger', 'crown', 'impala', 'k900', 'lacrosse', 'maxima', 'taurus', 'a6', 'a7',
    'a8', '5 series', '7 series', '8 series', 'e class', 's class', 'cts', 'ct5', 'ct6', 'xts', 'gs', 'ls', 'rlx', 'mkz',
    'continental', 'g80', 'g90', 'q70', 's90', 'panamera', 'ghibli', 'quattroporte',
  ],
  'electric-sedan': ['model 3', 'model s', 'ioniq 6', 'polestar 2', 'i4', 'lucid air', 'taycan', 'eqe', 'eqs', 'mirai', 'clarity'],
  liftback: ['prius', 'insight', 'ioniq', 'volt', 'arteon'],
  coupe: [
    '86', 'brz', 'camaro', 'challenger', 'corvette', 'gr86', 'mustang', 'supra', '370z', '350z', 'nissan z', 'tt', 'rc',
    'lc', '4 series', 'q60', '911', 'cayman', 'f type',
  ],
  convertible: ['mx 5', 'miata', 'z4', 'boxster', 'slk', 'slc', 'fiat 124'],
  hatchback: ['fit', 'golf', 'gti', 'veloster', 'ct 200h', 'corolla im', 'cooper', 'fiat 500', 'c max', 'fortwo'],
  'electric-hatch': ['bolt ev', 'bolt', 'leaf', 'i3', 'e golf', 'i miev', '500e'],
  'box-hatch': ['soul', 'cube', 'xb', 'element', 'fiat 500l', 'prius v'],
  wagon: ['sportwagen', 'v60', 'v90', 'allroad', 'regal tourx', 'golf alltrack', 'venza'],
  'lifted-wagon': ['outback', 'crosstour', 'xc70'],
  'subcompact-suv': [
    'bolt euv', 'c hr', 'corolla cross', 'crosstrek', 'xv', 'cx 3', 'cx 30', 'ecosport', 'encore', 'envista', 'hr v', 'juke',
    'kicks', 'kona', 'niro', 'q3', 'qx30', 'renegade', 'seltos', 'taos', 'trailblazer', 'trax', 'ux', 'venue', 'x1', 'x2',
    'xc40', '500x', 'gla', 'countryman', 'outlander sport', 'eclipse cross', 'encore gx', 'compass', 'hornet',
  ],
  'compact-suv': [
    'bronco sport', 'cherokee', 'cr v', 'cx 5', 'cx 50', 'envision', 'equinox', 'escape', 'forester', 'glb', 'glc', 'glk',
    'nx', 'outlander', 'patriot', 'q5', 'qx50', 'rav4', 'rav 4', 'rdx', 'rogue', 'sportage', 'terrain', 'tiguan', 'tucson',
    'x3', 'x4', 'xc60', 'xt4', 'corsair', 'mkc', 'discovery sport', 'evoque', 'macan', 'stelvio', 'e pace', 'f pace',
    'gv70', 'rogue sport', 'captiva',
  ],
  'mid-suv': [
    'blazer', 'edge', 'grand cherokee', 'murano', 'passport', 'santa fe', 'nautilus', 'mkx', 'rx', 'x5', 'x6', 'gle', 'xt5',
    'fx35', 'qx70', 'touareg', 'cayenne', 'velar', 'range rover sport', 'q8', 'venza', 'atlas cross sport', 'gv80', 'liberty',
    'cross sport', 'levante', 'endeavor',
  ],
  'three-row-suv': [
    'acadia', 'ascent', 'atlas', 'cx 9', 'cx 90', 'durango', 'enclave', 'explorer', 'highlander', 'journey', 'mdx',
    'palisade', 'pathfinder', 'pilot', 'q7', 'qx60', 'sorento', 'telluride', 'traverse', 'xc90', 'xt6', 'aviator', 'gx',
    'tx', 'grand highlander', 'flex', 'veracruz', 'ev9', 'grand cherokee l', 'santa fe xl', 'model x',
  ],
  'full-size-suv': [
    'armada', 'escalade', 'expedition', 'gls', 'gl class', 'grand wagoneer', 'land cruiser', 'lx', 'navigator', 'qx56',
    'qx80', 'range rover', 'sequoia', 'suburban', 'tahoe', 'wagoneer', 'x7', 'yukon',
  ],
  'rugged-suv': ['4runner', 'xterra', 'fj cruiser', 'discovery', 'montero'],
  'boxy-4x4': ['wrangler', 'bronco', 'defender', 'g class', 'hummer', 'h3'],
  'electric-suv': [
    'ev6', 'ioniq 5', 'id 4', 'model y', 'mach e', 'mustang mach e', 'ariya', 'bz4x', 'solterra', 'e tron', 'ix', 'i pace',
    'lyriq', 'niro ev', 'kona electric', 'q4 e tron', 'eqb', 'gv60', 'c40', 'prologue', 'equinox ev', 'blazer ev', 'zdx',
    'urus', 'polestar 3',
  ],
  'crew-pickup': ['f 150', 'silverado', 'sierra', 'ram', 'tundra', 'titan', 'lightning', 'avalanche', 'cybertruck'],
  'heavy-pickup': [
    'super duty', 'f 250', 'f 350', 'f 450', 'ram 2500', 'ram 3500', 'silverado 2500', 'silverado 2500hd', 'silverado 3500',
    'silverado 3500hd', 'sierra 2500', 'sierra 2500hd', 'sierra 3500', 'sierra 3500hd', 'titan xd',
  ],
  'mid-crew-pickup': ['tacoma', 'frontier', 'colorado', 'canyon', 'ranger', 'dakota', 'rivian r1t'],
  'compact-pickup': ['maverick', 'ridgeline', 'santa cruz'],
  'boxy-pickup': ['gladiator'],
  minivan: [
    'odyssey', 'sienna', 'carnival', 'sedona', 'pacifica', 'voyager', 'caravan', 'grand caravan', 'town country', 'quest',
  ],
  'cargo-van': [
    'transit', 'promaster', 'sprinter', 'express', 'savana', 'nv1500', 'nv2500', 'nv3500', 'nv', 'e 150', 'e 250', 'e 350',
    'econoline', 'brightdrop',
  ],
  'small-van': ['transit connect', 'promaster city', 'nv200', 'city express', 'metris'],
};

/** Names of models with a space on both sides, so that only whole words match, and their class. The longest come first. */
export const CLASS_OF_MODEL: readonly (readonly [name: string, VehicleClass])[] = VEHICLE_CLASSES.flatMap(
  (vehicleClass) => (MODELS[vehicleClass] ?? []).map((name) => [` ${name} `, vehicleClass] as const),
).toSorted(([a], [b]) => b.length - a.length);
