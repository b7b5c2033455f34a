/** What shoppers say, and the words that cars are found by. Several words for one: any of them will do. */
export const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    chevy: ['chevrolet'],
    chev: ['chevrolet'],
    vw: ['volkswagen'],
    benz: ['mercedes'],
    merc: ['mercedes'],
    mercedez: ['mercedes'],
    beemer: ['bmw'],
    bimmer: ['bmw'],
    caddy: ['cadillac'],
    landrover: ['land'],
    crossover: ['suvs'],
    crossovers: ['suvs'],
    pickup: ['trucks'],
    pickups: ['trucks'],
    van: ['minivans', 'commercial'],
    vans: ['minivans', 'commercial'],
    cargo: ['commercial', 'cargo'],
    cabriolet: ['convertibles'],
    cabrio: ['convertibles'],
    roadster: ['convertibles'],
    '4x4': ['4wd'],
    fourwheeldrive: ['4wd'],
    ev: ['electric', 'ev'],
    gas: ['gasoline', 'gas'],
    petrol: ['gasoline', 'gas'],
    stick: ['manual'],
    auto: ['automatic'],
    cpo: ['certified'],
    preowned: ['used'],
    grey: ['gray', 'grey'],
    gray: ['gray', 'grey'],
    moonroof: ['moonroof', 'sunroof'],
    sunroof: ['sunroof', 'moonroof'],
  }),
);

/** Phrases that mean one word. */
export const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(3rd|third|three|3)[- ]rows?( seat(s|ing)?)?\b/g, 'threerows'],
  [/\b(4|four)[- ]?wheel[- ]drive\b/g, '4wd'],
  [/\ball[- ]wheel[- ]drive\b/g, 'awd'],
  [/\bfront[- ]wheel[- ]drive\b/g, 'fwd'],
  [/\brear[- ]wheel[- ]drive\b/g, 'rwd'],
  [/\bpick[- ]up(s?)\b/g, 'pickup'],
  [/\bdrop[- ]top\b/g, 'cabriolet'],
  [/\bstick[- ]shift\b/g, 'manual'],
  [/\bpre[- ]owned\b/g, 'used'],
];

/** Words that say nothing of a car. */
export const FILLERS: ReadonlySet<string> = new Set(
  'a an and the with in for of or car cars vehicle vehicles sale'.split(' '),
);
