import type { BodyStyle } from './body-styles.ts';
import { CLASS_OF_MODEL } from './model-classes.ts';
import { BODY_STYLES_OF_CLASS, USUAL_CLASS, type VehicleClass } from './vehicle-classes.ts';

/** What is known about a vehicle. */
export interface KnownVehicle {
  readonly make: string;
  readonly model: string;
  readonly trim: string | null;
  readonly bodyStyle: BodyStyle | null;
  readonly doors: number | null;
  readonly seats: number | null;
}

/** Lower case, with one space between words: `super duty f 250`. */
const words = (text: string): string =>
  ` ${text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()} `;

const fits = (vehicleClass: VehicleClass, bodyStyle: BodyStyle | null): boolean => {
  const styles: readonly BodyStyle[] = BODY_STYLES_OF_CLASS[vehicleClass];
  return bodyStyle === null || styles.includes(bodyStyle);
};

/**
 * The class whose drawing is most similar to a vehicle: by its model, if the table has it for this body style, otherwise
 * by its body style. Cab, roof, rows and doors are then read from doors, seats, model and trim.
 */
export function vehicleClassOf(vehicle: KnownVehicle): VehicleClass {
  const { make, model, trim, bodyStyle } = vehicle;
  const name = words(`${make} ${model}`);
  const known = CLASS_OF_MODEL.find(
    ([modelName, vehicleClass]) => fits(vehicleClass, bodyStyle) && name.includes(modelName),
  );
  const vehicleClass = known?.[1] ?? usualClass(vehicle);
  return VARIANTS[vehicleClass]?.(words(`${model} ${trim ?? ''}`), vehicle) ?? vehicleClass;
}

function usualClass({ bodyStyle, seats }: KnownVehicle): VehicleClass {
  if (bodyStyle === 'suvs' && (seats ?? 0) > 5) return 'three-row-suv';
  return USUAL_CLASS[bodyStyle ?? 'sedans'];
}

/** Makers' names of cabs with small rear doors, and of high roofs. */
const EXTENDED = / (extended|ext|supercab|super cab|king cab|access cab|xtracab|club cab|space cab) /;
const REGULAR = / (regular|reg|single) cab /;
const HIGH_ROOF = / (high|super high|hi) roof /;

type Variant = (name: string, vehicle: KnownVehicle) => VehicleClass;

/** How a class is told from its variants. */
const VARIANTS: Readonly<Partial<Record<VehicleClass, Variant>>> = {
  'crew-pickup': (name, { doors }) => {
    if (EXTENDED.test(name)) return 'extended-pickup';
    return REGULAR.test(name) || doors === 2 ? 'regular-pickup' : 'crew-pickup';
  },
  'heavy-pickup': (name, { doors }) => {
    if (EXTENDED.test(name)) return 'extended-pickup';
    return REGULAR.test(name) || doors === 2 ? 'regular-pickup' : 'heavy-pickup';
  },
  'mid-crew-pickup': (name, { doors }) =>
    EXTENDED.test(name) || doors === 2 ? 'mid-extended-pickup' : 'mid-crew-pickup',
  // The tailgate may count as a door.
  'boxy-4x4': (_, { doors }) => (doors === 2 || doors === 3 ? 'boxy-4x4-two-door' : 'boxy-4x4'),
  'cargo-van': (name, { seats }) => {
    if (HIGH_ROOF.test(name)) return 'high-roof-van';
    return (seats ?? 0) > 5 ? 'passenger-van' : 'cargo-van';
  },
};
