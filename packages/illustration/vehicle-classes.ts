import type { BodyStyle } from './body-styles.ts';

/** The classes of vehicles that are drawn, each with the body styles that a feed may call it. */
export const BODY_STYLES_OF_CLASS = {
  'compact-sedan': ['sedans'],
  'mid-sedan': ['sedans'],
  'large-sedan': ['sedans'],
  'electric-sedan': ['sedans', 'hatchbacks'],
  liftback: ['hatchbacks', 'sedans'],
  coupe: ['coupes'],
  convertible: ['convertibles'],
  hatchback: ['hatchbacks'],
  'electric-hatch': ['hatchbacks', 'wagons', 'suvs', 'sedans'],
  'box-hatch': ['hatchbacks', 'wagons', 'suvs'],
  wagon: ['wagons'],
  'lifted-wagon': ['wagons', 'suvs'],
  'subcompact-suv': ['suvs', 'wagons', 'hatchbacks'],
  'compact-suv': ['suvs', 'wagons'],
  'mid-suv': ['suvs', 'wagons'],
  'three-row-suv': ['suvs', 'wagons'],
  'full-size-suv': ['suvs'],
  'rugged-suv': ['suvs'],
  'boxy-4x4': ['suvs', 'convertibles'],
  'boxy-4x4-two-door': ['suvs', 'convertibles'],
  'electric-suv': ['suvs', 'wagons', 'hatchbacks'],
  'crew-pickup': ['trucks', 'commercial'],
  'extended-pickup': ['trucks', 'commercial'],
  'regular-pickup': ['trucks', 'commercial'],
  'heavy-pickup': ['trucks', 'commercial'],
  'mid-crew-pickup': ['trucks'],
  'mid-extended-pickup': ['trucks'],
  'compact-pickup': ['trucks'],
  'boxy-pickup': ['trucks'],
  minivan: ['minivans'],
  'passenger-van': ['commercial', 'minivans'],
  'cargo-van': ['commercial', 'minivans'],
  'high-roof-van': ['commercial', 'minivans'],
  'small-van': ['commercial', 'minivans'],
} as const satisfies Record<string, readonly BodyStyle[]>;

export type VehicleClass = keyof typeof BODY_STYLES_OF_CLASS;

export const VEHICLE_CLASSES = Object.keys(BODY_STYLES_OF_CLASS).filter(
  (name): name is VehicleClass => name in BODY_STYLES_OF_CLASS,
);

/** The class that stands for a body style: of models that the table does not know, and on tiles. */
export const USUAL_CLASS: Readonly<Record<BodyStyle, VehicleClass>> = {
  suvs: 'compact-suv',
  sedans: 'mid-sedan',
  wagons: 'wagon',
  coupes: 'coupe',
  convertibles: 'convertible',
  hatchbacks: 'hatchback',
  trucks: 'crew-pickup',
  minivans: 'minivan',
  commercial: 'cargo-van',
};
