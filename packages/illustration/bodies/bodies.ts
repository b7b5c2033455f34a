import type { BodyStyle } from '../body-style.ts';
import type { Body } from './body.ts';
import { commercial } from './commercial.ts';
import { convertibles } from './convertibles.ts';
import { coupes } from './coupes.ts';
import { hatchbacks } from './hatchbacks.ts';
import { minivans } from './minivans.ts';
import { sedans } from './sedans.ts';
import { suvs } from './suvs.ts';
import { trucks } from './trucks.ts';
import { wagons } from './wagons.ts';

/** The proportions of every body style. */
export const BODIES: Readonly<Record<BodyStyle, Body>> = {
  suvs,
  sedans,
  wagons,
  coupes,
  convertibles,
  hatchbacks,
  trucks,
  minivans,
  commercial,
};
