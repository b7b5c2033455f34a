import { readFeed } from '@rooftop/inventory/feeds/read-feed';
import { vehicleClassOf } from '@rooftop/illustration/vehicle-class-of';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readFeedKits } from '../../scripts/inventory/feed-kits.ts';

/** Every model of the shipped feeds and how it is drawn. */
async function drawnModels(): Promise<string[]> {
  const models = new Set<string>();
  for (const { slug, files, settings } of await readFeedKits()) {
    for (const file of files) {
      const path = fileURLToPath(new URL(`../../tenants/${slug}/${file}`, import.meta.url));
      for await (const row of readFeed(path, settings)) {
        if (row.kind !== 'vehicle') continue;
        const { make, model } = row.vehicle;
        models.add(`${vehicleClassOf(row.vehicle)}: ${make} ${model}`);
      }
    }
  }
  return [...models].sort();
}

test('draws every model of the shipped feeds in its class', async () => {
  expect(await drawnModels()).toMatchInlineSnapshot(`
    [
      "box-hatch: Kia Soul",
      "boxy-4x4: Jeep Wrangler Unlimited",
      "boxy-pickup: Jeep Gladiator",
      "cargo-van: Ford Transit-250",
      "cargo-van: Ram ProMaster 1500",
      "compact-pickup: Ford Maverick",
      "compact-pickup: Honda Ridgeline",
      "compact-sedan: Chevrolet Cruze",
      "compact-sedan: Honda Civic",
      "compact-sedan: Hyundai Elantra",
      "compact-sedan: Kia Forte",
      "compact-sedan: Nissan Sentra",
      "compact-sedan: Subaru WRX",
      "compact-sedan: Toyota Corolla",
      "compact-sedan: Volkswagen Jetta",
      "compact-suv: Audi Q5",
      "compact-suv: BMW X3",
      "compact-suv: Chevrolet Equinox",
      "compact-suv: Ford Bronco Sport",
      "compact-suv: Ford Escape",
      "compact-suv: GMC Terrain",
      "compact-suv: Honda CR-V",
      "compact-suv: Hyundai Tucson",
      "compact-suv: Kia Sportage",
      "compact-suv: Mazda CX-5",
      "compact-suv: Mazda CX-50",
      "compact-suv: Mercedes-Benz GLC",
      "compact-suv: Nissan Rogue",
      "compact-suv: Subaru Forester",
      "compact-suv: Toyota RAV4",
      "compact-suv: Volkswagen Tiguan",
      "convertible: BMW 4 Series",
      "convertible: Mazda MX-5 Miata",
      "coupe: Audi A5",
      "coupe: Ford Mustang",
      "crew-pickup: Chevrolet Silverado 1500",
      "crew-pickup: Ford F-150",
      "crew-pickup: GMC Sierra 1500",
      "crew-pickup: Ram 1500",
      "crew-pickup: Toyota Tundra",
      "electric-hatch: Chevrolet Bolt EV",
      "electric-hatch: Nissan Leaf",
      "electric-suv: Hyundai Ioniq 5",
      "electric-suv: Kia EV6",
      "full-size-suv: Chevrolet Tahoe",
      "hatchback: Ford Focus",
      "hatchback: Mazda Mazda3",
      "hatchback: Subaru Impreza",
      "heavy-pickup: Ford Super Duty F-250",
      "heavy-pickup: Ram 2500",
      "high-roof-van: Ford Transit-250",
      "high-roof-van: Ram ProMaster 1500",
      "large-sedan: Chevrolet Impala",
      "liftback: Toyota Prius",
      "lifted-wagon: Subaru Outback",
      "mid-crew-pickup: Chevrolet Colorado",
      "mid-crew-pickup: Ford Ranger",
      "mid-crew-pickup: Nissan Frontier",
      "mid-crew-pickup: Toyota Tacoma",
      "mid-sedan: BMW 3 Series",
      "mid-sedan: Chevrolet Malibu",
      "mid-sedan: Chrysler 200",
      "mid-sedan: Ford Fusion",
      "mid-sedan: Honda Accord",
      "mid-sedan: Hyundai Sonata",
      "mid-sedan: Kia K5",
      "mid-sedan: Kia Optima",
      "mid-sedan: Mercedes-Benz C-Class",
      "mid-sedan: Nissan Altima",
      "mid-sedan: Toyota Camry",
      "mid-suv: Hyundai Santa Fe",
      "mid-suv: Jeep Grand Cherokee",
      "mid-suv: Lexus RX 350",
      "minivan: Chrysler Pacifica",
      "minivan: Dodge Grand Caravan",
      "minivan: Honda Odyssey",
      "minivan: Kia Carnival",
      "minivan: Toyota Sienna",
      "rugged-suv: Toyota 4Runner",
      "subcompact-suv: Buick Encore GX",
      "subcompact-suv: Chevrolet Trax",
      "subcompact-suv: Honda HR-V",
      "subcompact-suv: Jeep Compass",
      "subcompact-suv: Mazda CX-30",
      "subcompact-suv: Subaru Crosstrek",
      "three-row-suv: Chevrolet Traverse",
      "three-row-suv: Dodge Durango",
      "three-row-suv: Ford Explorer",
      "three-row-suv: GMC Acadia",
      "three-row-suv: Honda Pilot",
      "three-row-suv: Hyundai Palisade",
      "three-row-suv: Kia Sorento",
      "three-row-suv: Kia Telluride",
      "three-row-suv: Mazda CX-90",
      "three-row-suv: Nissan Pathfinder",
      "three-row-suv: Subaru Ascent",
      "three-row-suv: Toyota Highlander",
      "three-row-suv: Volkswagen Atlas",
      "three-row-suv: Volvo XC90",
      "wagon: Volvo V60",
    ]
  `);
});
