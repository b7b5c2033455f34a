import type { BodyStyle } from '@rooftop/illustration/body-styles';

/** The wheels that are driven. */
export const DRIVETRAINS = ['AWD', '4WD', 'FWD', 'RWD'] as const;
export type Drivetrain = (typeof DRIVETRAINS)[number];

/** What a VIN says of its car. Null, or an empty list, for what it does not say. */
export interface VinFacts {
  /** In upper case. */
  readonly vin: string;
  /** Whether the ninth character is right. Cars that were not made for North America often have another one. */
  readonly hasCheckDigit: boolean;
  readonly year: number | null;
  /** Null if the manufacturer is unknown, or has several makes and the model does not say which. */
  readonly make: string | null;
  /** Every make of the manufacturer. */
  readonly makes: readonly string[];
  readonly model: string | null;
  /** A line of models, such as `3-Series`, or the maker's own code. Not for shoppers. */
  readonly series: string | null;
  /** Several if the VIN cannot tell them apart. */
  readonly trims: readonly string[];
  readonly bodyStyle: BodyStyle | null;
  readonly doors: number | null;
  readonly cylinders: number | null;
  /** Displacement. */
  readonly liters: number | null;
  /** `1.8L 4-Cylinder`, `3.5L V6`, as feeds write it. */
  readonly engine: string | null;
  /** As feeds name it: `Gasoline`, `Diesel`, `Hybrid`, `Plug-In Hybrid`, `Electric`, `Flex Fuel`, `Hydrogen`, `Natural Gas`. */
  readonly fuelType: string | null;
  /** Only where series or trims name it: the public tables have no element for it. */
  readonly drivetrain: Drivetrain | null;
}
