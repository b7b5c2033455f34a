import type { VinFacts } from './vin-facts.ts';

/**
 * The fuel as feeds name it.
 * @param first, second of vPIC's two fuels
 */
export function fuelOf(first: string | null, second: string | null): string | null {
  if (first === null) return null;
  const both = new Set([first, second]);
  if (both.has('Flex Fuel')) return 'Flex Fuel';
  if (second === null || second === first) return first;
  // vPIC's first fuel of a car with a plug is electricity.
  if (both.has('Electric')) return first === 'Electric' ? 'Plug-In Hybrid' : 'Hybrid';
  return first;
}

/** `1.8L 4-Cylinder`, `3.5L V6`, `2.5L 4-Cylinder Hybrid`. Null if nothing is known. */
export function engineOf(engine: {
  readonly liters: string | null;
  readonly cylinders: string | null;
  readonly isV: boolean;
  readonly fuelType: string | null;
}): string | null {
  const { liters, cylinders, isV, fuelType } = engine;
  if (fuelType === 'Electric') return 'Electric Motor';
  // No car of these years has eight cylinders in line.
  const layout = cylinders !== null && (isV || cylinders === '8' ? `V${cylinders}` : `${cylinders}-Cylinder`);
  const parts = [liters !== null && `${liters}L`, layout].filter((part) => part !== false);
  const isSpecial = fuelType !== null && /diesel|hybrid/i.test(fuelType);
  return parts.length === 0 ? null : [...parts, ...(isSpecial ? [fuelType] : [])].join(' ');
}

/** Manufacturers' words. `2WD` and `sDrive` may drive either axle. */
const DRIVETRAINS: readonly (readonly [RegExp, NonNullable<VinFacts['drivetrain']>])[] = [
  [/\b4WD\b|\b4x4\b/i, '4WD'],
  [/\b(?:SH-)?AWD\b|xDrive|quattro|\b4-?matic\b|-4M\b|4motion|\bALL4\b/i, 'AWD'],
  [/\bFWD\b/i, 'FWD'],
  [/\bRWD\b/i, 'RWD'],
];

/** The drivetrain that all of a car's possible trims name. Null if one of them names none, or another. */
export function drivetrainOf(trims: readonly string[]): VinFacts['drivetrain'] {
  const found = trims.map((trim) => DRIVETRAINS.find(([words]) => words.test(trim))?.[1] ?? null);
  const [first = null, ...others] = [...new Set(found)];
  return others.length === 0 ? first : null;
}
