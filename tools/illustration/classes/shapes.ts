import type { VehicleClass } from '@rooftop/illustration/vehicle-classes';
import { boxHatch, convertible, coupe, electricHatch, hatchback, liftedWagon, wagon } from './cars.ts';
import {
  compactPickup,
  crewPickup,
  extendedPickup,
  heavyPickup,
  midCrewPickup,
  midExtendedPickup,
  regularPickup,
} from './pickups.ts';
import { compactSedan, electricSedan, largeSedan, liftback, midSedan } from './sedans.ts';
import type { Shape } from './shape.ts';
import { compactSuv, electricSuv, fullSizeSuv, midSuv, subcompactSuv, threeRowSuv } from './suvs.ts';
import { boxy4x4, boxy4x4TwoDoor, boxyPickup, ruggedSuv } from './off-roaders.ts';
import { cargoVan, highRoofVan, minivan, passengerVan, smallVan } from './vans.ts';

/** The proportions of every class that is drawn. */
export const SHAPES: Readonly<Record<VehicleClass, Shape>> = {
  'compact-sedan': compactSedan,
  'mid-sedan': midSedan,
  'large-sedan': largeSedan,
  'electric-sedan': electricSedan,
  liftback,
  coupe,
  convertible,
  hatchback,
  'electric-hatch': electricHatch,
  'box-hatch': boxHatch,
  wagon,
  'lifted-wagon': liftedWagon,
  'subcompact-suv': subcompactSuv,
  'compact-suv': compactSuv,
  'mid-suv': midSuv,
  'three-row-suv': threeRowSuv,
  'full-size-suv': fullSizeSuv,
  'rugged-suv': ruggedSuv,
  'boxy-4x4': boxy4x4,
  'boxy-4x4-two-door': boxy4x4TwoDoor,
  'electric-suv': electricSuv,
  'crew-pickup': crewPickup,
  'extended-pickup': extendedPickup,
  'regular-pickup': regularPickup,
  'heavy-pickup': heavyPickup,
  'mid-crew-pickup': midCrewPickup,
  'mid-extended-pickup': midExtendedPickup,
  'compact-pickup': compactPickup,
  'boxy-pickup': boxyPickup,
  minivan,
  'passenger-van': passengerVan,
  'cargo-van': cargoVan,
  'high-roof-van': highRoofVan,
  'small-van': smallVan,
};
