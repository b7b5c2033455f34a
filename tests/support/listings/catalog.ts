import { BODY_STYLES, type BodyStyle } from '@rooftop/inventory/vehicle';

const DRIVETRAINS = ['AWD', '4WD', 'FWD', 'RWD'] as const;

/** A model as it is sold. */
export interface CatalogModel {
  readonly make: string;
  /** World manufacturer identifier, with which its VINs begin. */
  readonly wmi: string;
  readonly model: string;
  readonly bodyStyle: BodyStyle;
  /** In dollars, new, for the base trim. */
  readonly price: number;
  /** From the base trim to the best. */
  readonly trims: readonly string[];
  readonly drivetrains: readonly (typeof DRIVETRAINS)[number][];
  readonly seats: number;
  readonly fuels: readonly string[];
}

/**
 * A make and the beginning of its VINs, then a line for each model: name, body style, price, trims, drivetrains,
 * seats, fuels.
 */
const LINES = `
Kia 5XY
 Sportage; suvs; 28000; LX,EX,SX,X-Pro; FWD,AWD; 5; Gasoline,Hybrid
 Sorento; suvs; 32000; LX,S,EX,SX; FWD,AWD; 7; Gasoline,Hybrid
 Telluride; suvs; 37000; LX,S,EX,SX; FWD,AWD; 8
 Forte; sedans; 20000; LX,LXS,GT-Line,GT; FWD; 5
 Carnival; minivans; 34000; LX,EX,SX; FWD; 8
 EV6; suvs; 43000; Light,Wind,GT-Line; RWD,AWD; 5; Electric
Honda 5FN
 CR-V; suvs; 30000; LX,EX,EX-L,Touring; FWD,AWD; 5; Gasoline,Hybrid
 Civic; sedans; 24000; LX,Sport,EX,Touring; FWD; 5
 Accord; sedans; 28000; LX,EX,Sport,Touring; FWD; 5; Gasoline,Hybrid
 Pilot; suvs; 40000; Sport,EX-L,Touring,Elite; FWD,AWD; 8
 Odyssey; minivans; 39000; EX,EX-L,Touring,Elite; FWD; 8
 Ridgeline; trucks; 41000; Sport,RTL,Black Edition; AWD; 5
 Fit; hatchbacks; 17000; LX,Sport,EX; FWD; 5
Toyota 4T1
 Camry; sedans; 27000; LE,SE,XLE,XSE; FWD,AWD; 5; Gasoline,Hybrid
 Corolla; sedans; 22000; L,LE,SE,XSE; FWD; 5
 RAV4; suvs; 29000; LE,XLE,Adventure,Limited; FWD,AWD; 5; Gasoline,Hybrid,Plug-In Hybrid
 Highlander; suvs; 38000; L,LE,XLE,Platinum; FWD,AWD; 8
 4Runner; suvs; 40000; SR5,TRD Off-Road,Limited; 4WD,RWD; 5
 Tacoma; trucks; 31000; SR,SR5,TRD Sport; 4WD,RWD; 5
 Tundra; trucks; 39000; SR,SR5,Limited; 4WD,RWD; 5
 Sienna; minivans; 37000; LE,XLE,Limited; FWD,AWD; 8; Hybrid
 Prius; hatchbacks; 28000; L,LE,XLE; FWD; 5; Hybrid
Ford 1FT
 F-150; trucks; 36000; XL,XLT,Lariat,Platinum; 4WD,RWD; 5; Gasoline,Hybrid
 Escape; suvs; 29000; S,SE,SEL,Titanium; FWD,AWD; 5; Gasoline,Hybrid
 Explorer; suvs; 37000; Base,XLT,Limited,ST; 4WD,RWD; 7
 Bronco; suvs; 39000; Base,Big Bend,Badlands; 4WD; 5
 Mustang; coupes; 31000; EcoBoost,GT,Mach 1; RWD; 4
 Transit-250; commercial; 47000; Base,Cargo; RWD,AWD; 2
Chevrolet 1GC
 Silverado 1500; trucks; 37000; WT,LT,RST,LTZ; 4WD,RWD; 5; Gasoline,Diesel
 Equinox; suvs; 27000; LS,LT,RS,Premier; FWD,AWD; 5
 Traverse; suvs; 35000; LS,LT,RS,Premier; FWD,AWD; 8
 Malibu; sedans; 25000; LS,RS,LT; FWD; 5
 Camaro; convertibles; 37000; 1LT,2LT,SS; RWD; 4
 Express 2500; commercial; 41000; Cargo,LT; RWD; 2
Ram 1C6
 1500; trucks; 39000; Tradesman,Big Horn,Laramie,Limited; 4WD,RWD; 5
 2500; trucks; 46000; Tradesman,Big Horn,Laramie; 4WD,RWD; 5; Gasoline,Diesel
 ProMaster 1500; commercial; 44000; Base,High Roof; FWD; 2
Jeep 1C4
 Grand Cherokee; suvs; 40000; Laredo,Limited,Overland; 4WD,RWD; 5
 Wrangler; suvs; 34000; Sport,Sahara,Rubicon; 4WD; 5
 Compass; suvs; 27000; Sport,Latitude,Limited; FWD,4WD; 5
Nissan 5N1
 Rogue; suvs; 28000; S,SV,SL,Platinum; FWD,AWD; 5
 Altima; sedans; 26000; S,SV,SR,SL; FWD,AWD; 5
 Pathfinder; suvs; 36000; S,SV,SL; FWD,4WD; 8
Hyundai KM8
 Tucson; suvs; 27000; SE,SEL,Limited; FWD,AWD; 5; Gasoline,Hybrid
 Elantra; sedans; 21000; SE,SEL,Limited; FWD; 5
 Palisade; suvs; 37000; SE,SEL,Calligraphy; FWD,AWD; 8
Subaru 4S4
 Outback; wagons; 29000; Base,Premium,Limited,Touring; AWD; 5
 Forester; suvs; 27000; Base,Premium,Sport,Touring; AWD; 5
 Impreza; hatchbacks; 23000; Base,Sport,RS; AWD; 5
Volkswagen 3VW
 Jetta; sedans; 21000; S,SE,SEL; FWD; 5
 Tiguan; suvs; 28000; S,SE,SEL; FWD,AWD; 7
 Golf GTI; hatchbacks; 31000; S,SE,Autobahn; FWD; 5
Mazda JM1
 CX-5; suvs; 28000; S,Select,Preferred,Turbo; AWD; 5
 Mazda3; hatchbacks; 24000; S,Select,Premium; FWD,AWD; 5
 MX-5 Miata; convertibles; 29000; Sport,Club,Grand Touring; RWD; 2
BMW WBA
 3 Series; sedans; 44000; 330i,330e,M340i; RWD,AWD; 5; Gasoline,Plug-In Hybrid
 X3; suvs; 47000; sDrive30i,xDrive30i,M40i; RWD,AWD; 5
 4 Series; convertibles; 55000; 430i,M440i; RWD,AWD; 4
Mercedes-Benz W1K
 C-Class; sedans; 45000; C 300,AMG C 43; RWD,AWD; 5
 GLC; suvs; 48000; GLC 300,AMG GLC 43; RWD,AWD; 5
 Sprinter 2500; commercial; 50000; Cargo,Crew; RWD,AWD; 3; Diesel
Audi WAU
 A4; sedans; 41000; Premium,Premium Plus,Prestige; AWD; 5
 A5; coupes; 46000; Premium,Premium Plus; AWD; 4
 Q5; suvs; 45000; Premium,Premium Plus,Prestige; AWD; 5
Volvo YV4
 V60; wagons; 47000; Core,Plus,Cross Country; AWD; 5
 XC90; suvs; 57000; Core,Plus,Ultimate; AWD; 7; Gasoline,Plug-In Hybrid
`;

function readCatalog(): readonly CatalogModel[] {
  const models: CatalogModel[] = [];
  let maker = { make: '', wmi: '' };
  for (const line of LINES.split('\n').filter((line) => line !== '')) {
    if (!line.startsWith(' ')) {
      const [make = '', wmi = ''] = line.split(' ');
      maker = { make, wmi };
      continue;
    }
    const cells = line.split(';').map((cell) => cell.trim());
    const [model = '', body, price = '', trims = '', drive = '', seats = '', fuels = 'Gasoline'] = cells;
    const bodyStyle = BODY_STYLES.find((style) => style === body);
    if (bodyStyle === undefined) throw new Error(`No body style in: ${line}`);
    models.push({
      ...maker,
      model,
      bodyStyle,
      price: Number(price),
      trims: trims.split(','),
      drivetrains: DRIVETRAINS.filter((one) => drive.split(',').includes(one)),
      seats: Number(seats),
      fuels: fuels.split(','),
    });
  }
  return models;
}

/** Roughly what US dealers have on their lots. */
export const LISTING_CATALOG = readCatalog();

export const PAINTS = `
  Oxford White, Glacier White Pearl, Ebony Black, Agate Black Metallic, Midnight Black Metallic, Ingot Silver,
  Celestial Silver Metallic, Magnetic Gray, Gravity Grey, Steel Gray, Velocity Blue, Obsidian Blue Pearl, Rapid Red,
  Radiant Red Metallic, Rallye Red, Forest Green, Army Green, Bronze Smoke, Quicksand, Sunset Orange, Yellow Blaze,
  Signature`
  .trim()
  .split(/,\s+/);

export const FEATURES = `
  Backup Camera, Bluetooth, Apple CarPlay, Android Auto, Keyless Entry, Push Button Start, Heated Seats,
  Ventilated Seats, Leather Seats, Power Seats, Memory Seats, Third Row Seat, Sunroof, Panoramic Moonroof,
  Power Liftgate, Roof Rails, Alloy Wheels, Tow Package, Adaptive Cruise Control, Blind Spot Monitor,
  Lane Keep Assist, Automatic Braking, Parking Sensors, Navigation System, Premium Audio, Wireless Charging,
  Wi-Fi Hotspot, Head-Up Display, Heated Steering Wheel, Remote Start, LED Headlights, Fog Lights,
  Dual-Zone Climate Control, 360 Camera, 4-Wheel Disc Brakes, Bed Liner, Running Boards, Satellite Radio`
  .trim()
  .split(/,\s+/);
