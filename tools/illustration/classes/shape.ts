import type { Point } from '../geometry.ts';

/** How spokes are arranged. */
export type WheelDesign = 'ten' | 'twin-five' | 'seven' | 'multi' | 'six' | 'aero' | 'steel' | 'split';

/** A pillar between two side windows: its middle at the belt, its width, and its lean to the rear per meter of height. */
export interface Post {
  readonly x: number;
  readonly width: number;
  readonly lean: number;
}

/** A lamp as seen from the side, measured from the outline of the nose or tail. */
export interface Lamp {
  /** Height of its middle. */
  readonly z: number;
  readonly height: number;
  /** How far it reaches around the corner. */
  readonly length: number;
  /** How much higher its inner end is. */
  readonly rise: number;
}

export type Extra =
  | 'roofRails'
  | 'cladding'
  | 'spoiler'
  | 'runningBoard'
  | 'bed'
  | 'slidingDoor'
  | 'cargoPanels'
  | 'openTop'
  | 'flares'
  | 'spare'
  | 'floatingRoof'
  | 'chargePort'
  | 'chrome'
  | 'redCalipers';

/** The proportions of one class. In meters; x from the front axle to the rear, z up from the ground. */
export interface Shape {
  readonly wheelbase: number;
  /** Radius of the tire. */
  readonly tire: number;
  /** Radius of the rim as a share of the tire's. */
  readonly rim: number;
  readonly wheel: WheelDesign;
  /** Outline from the lower edge of the nose over the roof to the lower edge of the tail. */
  readonly outline: readonly Point[];
  /** Lower edge of the body between the wheels. */
  readonly sill: number;
  /** x of the windshield's lower and upper end. */
  readonly screen: readonly [base: number, top: number];
  /** x of the rear window's upper and lower end. Null if it is not visible from the side. */
  readonly backGlass: readonly [top: number, base: number] | null;
  /** Line below the side windows, from nose to tail. */
  readonly belt: readonly Point[];
  readonly glass: {
    /** Width of the windshield pillar. */
    readonly pillar: number;
    /** Body color between glass and roof edge. */
    readonly frame: number;
    readonly end: Pick<Post, 'x' | 'lean'>;
    readonly posts: readonly Post[];
    /** Highest z of the glass. A high roof continues above it. */
    readonly top?: number;
  };
  /** The line along the side that catches the light. */
  readonly crease: readonly Point[];
  readonly headLamp: Lamp;
  readonly tailLamp: Lamp;
  /** x of the gaps between doors at the belt, from front to rear. The last one goes around the rear wheel. */
  readonly doors: readonly number[];
  /** x of the door handles. */
  readonly handles: readonly number[];
  /** x of the backrests. */
  readonly seats: readonly number[];
  readonly extras: readonly Extra[];
}
