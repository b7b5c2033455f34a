import type { DrawnStyle } from '@rooftop/illustration/drawing';
import type { Body } from './body.ts';
import { commercial } from './commercial.ts';
import { convertibles } from './convertibles.ts';
import { coupes } from './coupes.ts';
import { hatchbacks } from './hatchbacks.ts';
import { minivans } from './minivans.ts';
import { sedans } from './sedans.ts';
import { largeSuvs, smallSuvs } from './suv-sizes.ts';
import { suvs } from './suvs.ts';
import { trucks } from './trucks.ts';
import { wagons } from './wagons.ts';

/** The proportions of every style that is drawn. */
export const BODIES: Readonly<Record<DrawnStyle, Body>> = {
  'small-suvs': smallSuvs,
  suvs,
  'large-suvs': largeSuvs,
  sedans,
  wagons,
  coupes,
  convertibles,
  hatchbacks,
  trucks,
  minivans,
  commercial,
};
