/** Compares what a dealer says of a car with its VIN, and fills in what the dealer left out. */
import type { BodyStyle } from '@rooftop/illustration/body-styles';
import { compareIdentity } from './compare-identity.ts';
import { isSimilarBody } from './same-body.ts';
import type { Drivetrain, VinFacts } from './vin-facts.ts';

/** What both a dealer and a VIN may say of a car. */
export interface StatedVehicle {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly bodyStyle: BodyStyle | null;
  readonly doors: number | null;
  readonly engine: string | null;
  readonly fuelType: string | null;
  readonly drivetrain: Drivetrain | null;
}

/** The VIN says something else than the dealer. */
export interface VinRemark {
  readonly field: keyof StatedVehicle;
  readonly stated: string;
  readonly decoded: string;
  /** Whether what the dealer stated is impossible, so that the VIN counts. */
  readonly isReplaced: boolean;
}

interface Completed<Vehicle extends StatedVehicle> {
  readonly vehicle: Vehicle;
  readonly filled: readonly (keyof StatedVehicle)[];
  readonly remarks: readonly VinRemark[];
}

/**
 * Fills in body style, doors, engine, fuel and drivetrain that a dealer left out, and says where the VIN contradicts
 * the dealer. What the dealer stated stays, except that an electric car cannot run on gasoline or diesel.
 *
 * A VIN with a wrong check digit says nothing, and a VIN of another model fills in nothing. Small differences are no
 * contradiction: one door more, all-wheel for four-wheel drive, a wagon that NHTSA counts as an SUV.
 */
export function completeFromVin<Vehicle extends StatedVehicle>(
  vehicle: Vehicle,
  facts: VinFacts,
): Completed<Vehicle> {
  if (!facts.hasCheckDigit) return { vehicle, filled: [], remarks: [] };
  const identity = compareIdentity(vehicle, facts).map((difference) => ({
    ...difference,
    isReplaced: false,
  }));
  if (facts.model === null || identity.length > 0) return { vehicle, filled: [], remarks: identity };
  const isImpossible =
    facts.fuelType === 'Electric' && /^(?:gasoline|diesel|flex fuel)$/i.test(vehicle.fuelType ?? '');
  const completed = {
    ...vehicle,
    bodyStyle: vehicle.bodyStyle ?? facts.bodyStyle,
    doors: vehicle.doors ?? doorsOf(facts),
    engine: vehicle.engine ?? facts.engine,
    fuelType: isImpossible ? facts.fuelType : (vehicle.fuelType ?? facts.fuelType),
    drivetrain: vehicle.drivetrain ?? facts.drivetrain,
  };
  const fields = ['bodyStyle', 'doors', 'engine', 'fuelType', 'drivetrain'] as const;
  return {
    vehicle: completed,
    filled: fields.filter((field) => vehicle[field] === null && completed[field] !== null),
    remarks: detailRemarks(vehicle, facts, isImpossible),
  };
}

const remark = (
  field: keyof StatedVehicle,
  stated: unknown,
  decoded: unknown,
  isReplaced = false,
): VinRemark => ({
  field,
  stated: String(stated),
  decoded: String(decoded),
  isReplaced,
});

function detailRemarks(vehicle: StatedVehicle, facts: VinFacts, isImpossible: boolean): VinRemark[] {
  const { bodyStyle, doors, engine, fuelType, drivetrain } = vehicle;
  const remarks: VinRemark[] = [];
  if (bodyStyle !== null && facts.bodyStyle !== null && !isSimilarBody(bodyStyle, facts.bodyStyle))
    remarks.push(remark('bodyStyle', bodyStyle, facts.bodyStyle));
  if (doors !== null && facts.doors !== null && Math.abs(doors - facts.doors) > 1)
    remarks.push(remark('doors', doors, facts.doors));
  if (engine !== null && isOtherEngine(engine, facts)) remarks.push(remark('engine', engine, facts.engine));
  if (isImpossible || isOtherFuel(fuelType, facts.fuelType))
    remarks.push(remark('fuelType', fuelType, facts.fuelType, isImpossible));
  if (isOtherDrivetrain(drivetrain, facts.drivetrain))
    remarks.push(remark('drivetrain', drivetrain, facts.drivetrain));
  return remarks;
}

/** Dealers count a tailgate only in a hatchback's doors. */
const doorsOf = ({ doors, bodyStyle }: VinFacts): number | null =>
  doors !== null && bodyStyle !== 'hatchbacks' && (doors === 3 || doors === 5) ? doors - 1 : doors;

/** How far two rounded displacements of one engine may differ. */
const MAX_LITERS_APART = 0.15;

function isOtherEngine(engine: string, { liters, cylinders }: VinFacts): boolean {
  const statedLiters = /(\d\.\d)\s*-?l/i.exec(engine)?.[1];
  const statedCylinders = /\b[VIH]-?(\d{1,2})\b|(\d{1,2})[ -]?cyl/i.exec(engine);
  const count = statedCylinders?.[1] ?? statedCylinders?.[2];
  const hasOtherSize =
    statedLiters !== undefined &&
    liters !== null &&
    Math.abs(Number(statedLiters) - liters) > MAX_LITERS_APART;
  return hasOtherSize || (count !== undefined && cylinders !== null && Number(count) !== cylinders);
}

/** Hybrids are gasoline cars, too. Flex fuel cars are sold as gasoline cars. */
const FUELS: ReadonlyMap<string, string> = new Map([
  ['Gasoline', 'gasoline'],
  ['Flex Fuel', 'gasoline'],
  ['Hybrid', 'gasoline'],
  ['Plug-In Hybrid', 'gasoline'],
  ['Diesel', 'diesel'],
  ['Electric', 'electric'],
  ['Hydrogen', 'hydrogen'],
]);

function isOtherFuel(stated: string | null, decoded: string | null): boolean {
  const [one, other] = [FUELS.get(stated ?? ''), FUELS.get(decoded ?? '')];
  return one !== undefined && other !== undefined && one !== other;
}

const isDriven = (drivetrain: StatedVehicle['drivetrain'], ...names: string[]): boolean =>
  drivetrain !== null && names.includes(drivetrain);

function isOtherDrivetrain(
  stated: StatedVehicle['drivetrain'],
  decoded: StatedVehicle['drivetrain'],
): boolean {
  if (stated === null || decoded === null || stated === decoded) return false;
  return !(isDriven(stated, 'AWD', '4WD') && isDriven(decoded, 'AWD', '4WD'));
}
