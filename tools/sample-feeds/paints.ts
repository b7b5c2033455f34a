/** Paint names by make. Makes without an entry use the last line. */
const PAINTS: Readonly<Record<string, readonly string[]>> = {
  Ford: [
    'Oxford White',
    'Agate Black',
    'Iconic Silver',
    'Carbonized Gray',
    'Atlas Blue',
    'Rapid Red',
    'Antimatter Blue',
  ],
  Chevrolet: [
    'Summit White',
    'Mosaic Black',
    'Sterling Gray',
    'Northsky Blue',
    'Radiant Red',
    'Silver Ice Metallic',
  ],
  GMC: ['Summit White', 'Onyx Black', 'Titanium Rush Metallic', 'Volcanic Red', 'Sterling Metallic Gray'],
  Ram: ['Bright White', 'Diamond Black', 'Granite Crystal Gray', 'Flame Red', 'Hydro Blue', 'Billet Silver'],
  Jeep: [
    'Bright White',
    'Black Clearcoat',
    'Granite Crystal Gray',
    'Firecracker Red',
    'Sarge Green',
    'Hydro Blue',
  ],
  Toyota: [
    'Super White',
    'Midnight Black Metallic',
    'Celestial Silver',
    'Magnetic Gray',
    'Blueprint Blue',
    'Army Green',
    'Ruby Flare Red Pearl',
  ],
  Honda: [
    'Platinum White Pearl',
    'Crystal Black Pearl',
    'Lunar Silver Metallic',
    'Modern Steel Gray',
    'Canyon River Blue',
    'Radiant Red',
  ],
  Subaru: [
    'Crystal White Pearl',
    'Crystal Black Silica',
    'Ice Silver Metallic',
    'Magnetite Gray',
    'Autumn Green Metallic',
    'Geyser Blue',
    'Crimson Red Pearl',
  ],
  Kia: [
    'Snow White Pearl',
    'Ebony Black',
    'Gravity Gray',
    'Steel Gray',
    'Vesta Blue',
    'Jungle Wood Green',
    'Dawning Red',
  ],
  Mazda: [
    'Snowflake White Pearl',
    'Jet Black',
    'Machine Gray',
    'Soul Red Crystal',
    'Deep Crystal Blue',
    'Platinum Quartz Silver',
  ],
  Other: [
    'Glacier White',
    'Super Black',
    'Brilliant Silver',
    'Gun Metallic Gray',
    'Deep Ocean Blue',
    'Scarlet Red',
    'Quartz White Pearl',
  ],
};

const INTERIORS = ['Black', 'Black', 'Ebony', 'Gray', 'Medium Ash Gray', 'Beige', 'Saddle Brown'];

export const paintsOf = (make: string): readonly string[] => PAINTS[make] ?? PAINTS['Other'] ?? [];
export const interiors: readonly string[] = INTERIORS;
