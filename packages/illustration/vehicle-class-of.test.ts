import * as fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { BODY_STYLES, type BodyStyle } from './body-styles.ts';
import { type KnownVehicle, vehicleClassOf } from './vehicle-class-of.ts';
import { BODY_STYLES_OF_CLASS, USUAL_CLASS, VEHICLE_CLASSES } from './vehicle-classes.ts';

const known = (
  [make, model, trim = null]: readonly [string, string, (string | null)?],
  bodyStyle: BodyStyle | null,
  rest: Partial<KnownVehicle> = {},
): KnownVehicle => ({ make, model, trim, bodyStyle, doors: null, seats: null, ...rest });

test.each([
  [['Chevrolet', 'Bolt EV'], 'hatchbacks', 'electric-hatch'],
  [['Chevrolet', 'Bolt EV'], 'suvs', 'electric-hatch'],
  [['Chevrolet', 'Bolt EUV'], 'suvs', 'subcompact-suv'],
  [['Nissan', 'LEAF'], 'hatchbacks', 'electric-hatch'],
  [['Chevrolet', 'Tahoe'], 'suvs', 'full-size-suv'],
  [['Honda', 'CR-V'], 'suvs', 'compact-suv'],
  [['Jeep', 'Grand Cherokee'], 'suvs', 'mid-suv'],
  [['Jeep', 'Grand Cherokee L'], 'suvs', 'three-row-suv'],
  [['Jeep', 'Cherokee'], 'suvs', 'compact-suv'],
  [['Toyota', 'Camry'], 'sedans', 'mid-sedan'],
  [['Honda', 'Civic'], 'sedans', 'compact-sedan'],
  [['Honda', 'Civic'], 'hatchbacks', 'hatchback'],
  [['Honda', 'Civic'], 'coupes', 'coupe'],
  [['Mazda', 'Mazda3'], 'sedans', 'compact-sedan'],
  [['Lexus', 'IS 300'], 'sedans', 'mid-sedan'],
  [['Chrysler', '300'], 'sedans', 'large-sedan'],
  [['Ford', 'Mustang'], 'convertibles', 'convertible'],
  [['Ford', 'Mustang Mach-E'], 'suvs', 'electric-suv'],
  [['Tesla', 'Model 3'], 'sedans', 'electric-sedan'],
  [['Subaru', 'Outback'], 'wagons', 'lifted-wagon'],
  [['Ram', 'ProMaster 1500'], 'commercial', 'cargo-van'],
  [['Ram', '2500', 'Laramie'], 'trucks', 'heavy-pickup'],
  [['Ram', '1500', 'Big Horn'], 'trucks', 'crew-pickup'],
  [['Ford', 'Super Duty F-250', 'XL'], 'trucks', 'heavy-pickup'],
  [['Ford', 'F-150', 'XLT SuperCab'], 'trucks', 'extended-pickup'],
  [['Ford', 'F-150', 'XL Regular Cab'], 'trucks', 'regular-pickup'],
  [['Toyota', 'Tacoma', 'SR5 Access Cab'], 'trucks', 'mid-extended-pickup'],
  [['Toyota', 'Tacoma', 'SR5 Double Cab'], 'trucks', 'mid-crew-pickup'],
  [['Ford', 'Transit-250', 'Base'], 'commercial', 'cargo-van'],
  [['Ford', 'Transit-250', 'High Roof'], 'commercial', 'high-roof-van'],
  [['Ford', 'Transit Connect', 'XL'], 'commercial', 'small-van'],
  [['CITROËN', 'Méhari'], null, 'mid-sedan'],
] as const)('%j as %s is drawn as %s', (name, bodyStyle, vehicleClass) => {
  expect(vehicleClassOf(known(name, bodyStyle))).toBe(vehicleClass);
});

test.each([
  [['Jeep', 'Wrangler'], 'suvs', { doors: 2 }, 'boxy-4x4-two-door'],
  [['Jeep', 'Wrangler Unlimited'], 'suvs', { doors: 4 }, 'boxy-4x4'],
  [['Ram', '1500'], 'trucks', { doors: 2 }, 'regular-pickup'],
  [['Nissan', 'Frontier'], 'trucks', { doors: 2 }, 'mid-extended-pickup'],
  [['Ford', 'Transit-350'], 'commercial', { seats: 12 }, 'passenger-van'],
  [['Acme', 'Roadrunner'], 'suvs', { seats: 7 }, 'three-row-suv'],
  [['Acme', 'Roadrunner'], 'suvs', { seats: 5 }, 'compact-suv'],
] as const)('%j as %s with %j is drawn as %s', (name, bodyStyle, rest, vehicleClass) => {
  expect(vehicleClassOf(known(name, bodyStyle, rest))).toBe(vehicleClass);
});

it.each(BODY_STYLES)('draws an unknown model by its body style: %s', (bodyStyle) => {
  expect(vehicleClassOf(known(['Acme', 'Roadrunner'], bodyStyle))).toBe(USUAL_CLASS[bodyStyle]);
});

it('finds a class that fits the body style, whatever a feed says', () => {
  const text = fc.string({ unit: 'binary' });
  const count = fc.option(fc.integer({ min: 1, max: 20 }));
  const vehicle = fc.record({
    make: fc.oneof(text, fc.constantFrom('Ram', 'Ford', 'constructor')),
    model: fc.oneof(text, fc.constantFrom('1500', 'Transit', 'Civic', '__proto__')),
    trim: fc.option(fc.oneof(text, fc.constantFrom('High Roof', 'Extended Cab'))),
    bodyStyle: fc.option(fc.constantFrom(...BODY_STYLES)),
    doors: count,
    seats: count,
  });
  fc.assert(
    fc.property(vehicle, (fields) => {
      const vehicleClass = vehicleClassOf(fields);
      expect(VEHICLE_CLASSES).toContain(vehicleClass);
      if (fields.bodyStyle !== null) expect(BODY_STYLES_OF_CLASS[vehicleClass]).toContain(fields.bodyStyle);
    }),
  );
});
