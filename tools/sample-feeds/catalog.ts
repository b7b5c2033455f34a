/** Models of the shipped inventories with their makers' specifications. */

/** Body style names as used in export files. */
export const BODIES = {
  suv: '4D Sport Utility',
  truck: '4D Crew Cab',
  sedan: '4D Sedan',
  hatchback: '4D Hatchback',
  wagon: '4D Wagon',
  coupe: '2D Coupe',
  convertible: '2D Convertible',
  minivan: '4D Passenger Van',
  van: '3D Cargo Van',
} as const;
export type Body = keyof typeof BODIES;

const DOORS: Readonly<Partial<Record<Body, number>>> = { coupe: 2, convertible: 2, van: 3 };
export const doorsOf = (body: Body): number => DOORS[body] ?? 4;

/** An engine and its fuel economy: miles per gallon in the city and on the highway. */
export interface Engine {
  readonly name: string;
  readonly fuel: 'Gasoline' | 'Diesel' | 'Hybrid' | 'Plug-in Hybrid' | 'Electric';
  readonly city: number;
  readonly highway: number;
}

export interface Trim {
  readonly name: string;
  /** Dollars, new, in 2026. */
  readonly msrp: number;
}

export interface Model {
  readonly make: string;
  /** First characters of this model's VINs. */
  readonly wmi: string;
  readonly name: string;
  readonly body: Body;
  /** Model years. */
  readonly from: number;
  readonly to: number;
  /** From basic to top trim. */
  readonly trims: readonly Trim[];
  readonly drivetrains: readonly string[];
  readonly engines: readonly Engine[];
  readonly transmission: string;
  readonly seats: number;
  /** Share of its value that a car of this model keeps each year. */
  readonly keeps: number;
}

/** name | body | wmi | years | trims with prices in hundreds of dollars | drivetrains | engines | gears | seats | keeps, percent */
const LINES = `
Ford
F-150 | truck | 1FT | 2012-2017 | XL 372, XLT 428, Lariat 536 | 4WD, 4WD, RWD | 3.5L V6 16/22; 5.0L V8 15/20 | 6-Speed Automatic | 6 | 94
Escape | suv | 1FM | 2013-2019 | S 258, SE 286, Titanium 342 | FWD, 4WD | 2.5L 4-Cylinder 21/29; 2.0L 4-Cylinder 21/28 | 6-Speed Automatic | 5 | 92
Fusion | sedan | 3FA | 2013-2020 | S 248, SE 266, Titanium 332 | FWD, FWD, AWD | 2.5L 4-Cylinder 21/32; 2.0L 4-Cylinder Hybrid 43/41 | 6-Speed Automatic | 5 | 91
Focus | hatchback | 1FA | 2012-2018 | S 198, SE 216, Titanium 256 | FWD | 2.0L 4-Cylinder 26/37 | 6-Speed Automatic | 5 | 90.5
F-150 | truck | 1FT | 2018-2026 | XL 390, XLT 448, Lariat 568, Platinum 672 | 4WD, 4WD, RWD | 2.7L V6 20/26; 3.5L V6 18/24; 5.0L V8 17/24 | 10-Speed Automatic | 6 | 94.5
Super Duty F-250 | truck | 1FT | 2020-2026 | XL 458, XLT 512, Lariat 634 | 4WD | 6.2L V8 13/17; 6.7L V8 Diesel 15/20 | 10-Speed Automatic | 6 | 95
Ranger | truck | 1FT | 2019-2026 | XL 336, XLT 366, Lariat 446 | 4WD, RWD | 2.3L 4-Cylinder 20/24 | 10-Speed Automatic | 5 | 94.5
Maverick | truck | 3FT | 2022-2026 | XL 285, XLT 310, Lariat 362 | FWD, AWD | 2.5L 4-Cylinder Hybrid 42/33; 2.0L 4-Cylinder 22/29 | CVT | 5 | 96
Escape | suv | 1FM | 2020-2026 | S 272, SE 305, SEL 345, Titanium 374 | FWD, AWD, AWD | 1.5L 3-Cylinder 27/34; 2.0L 4-Cylinder 23/31 | 8-Speed Automatic | 5 | 92.5
Explorer | suv | 1FM | 2020-2026 | Base 398, XLT 432, Limited 498, ST 568 | 4WD, 4WD, RWD | 2.3L 4-Cylinder 20/27; 3.0L V6 18/24 | 10-Speed Automatic | 7 | 93
Bronco Sport | suv | 3FM | 2021-2026 | Base 312, Big Bend 332, Outer Banks 368 | 4WD | 1.5L 3-Cylinder 25/28 | 8-Speed Automatic | 5 | 94
Mustang | coupe | 1FA | 2015-2026 | EcoBoost 326, GT 468 | RWD | 2.3L 4-Cylinder 21/29; 5.0L V8 15/24 | 6-Speed Manual | 4 | 94
Transit-250 | van | 1FT | 2015-2026 | Base 482, High Roof 526 | RWD, AWD | 3.5L V6 15/19 | 10-Speed Automatic | 2 | 94
Chevrolet
Silverado 1500 | truck | 1GC | 2014-2018 | WT 352, LT 456, LTZ 542 | 4WD, 4WD, RWD | 5.3L V8 16/22; 4.3L V6 17/22 | 6-Speed Automatic | 6 | 94
Equinox | suv | 2GN | 2012-2017 | LS 262, LT 286, LTZ 332 | FWD, AWD | 2.4L 4-Cylinder 21/31 | 6-Speed Automatic | 5 | 91.5
Cruze | sedan | 1G1 | 2012-2019 | LS 204, LT 222, Premier 252 | FWD | 1.4L 4-Cylinder 28/38 | 6-Speed Automatic | 5 | 90.5
Impala | sedan | 2G1 | 2014-2020 | LS 296, LT 318, Premier 382 | FWD | 3.6L V6 19/28 | 6-Speed Automatic | 5 | 91
Silverado 1500 | truck | 1GC | 2019-2026 | WT 372, LT 482, RST 518, LTZ 588 | 4WD, 4WD, RWD | 2.7L 4-Cylinder 18/21; 5.3L V8 16/20; 3.0L 6-Cylinder Diesel 22/26 | 10-Speed Automatic | 6 | 94.5
Colorado | truck | 1GC | 2017-2022 | WT 320, LT 346, Z71 398 | 4WD, RWD | 3.6L V6 17/24 | 8-Speed Automatic | 5 | 94.5
Equinox | suv | 2GN | 2018-2024 | LS 282, LT 302, RS 342, Premier 356 | FWD, AWD, AWD | 1.5L 4-Cylinder 26/31 | 6-Speed Automatic | 5 | 92.5
Traverse | suv | 1GN | 2018-2023 | LS 402, LT 438, RS 512, Premier 546 | FWD, AWD | 3.6L V6 18/27 | 9-Speed Automatic | 8 | 93
Tahoe | suv | 1GN | 2021-2026 | LS 598, LT 662, Z71 702 | 4WD | 5.3L V8 16/20 | 10-Speed Automatic | 8 | 94.5
Malibu | sedan | 1G1 | 2016-2025 | LS 258, RS 274, LT 292 | FWD | 1.5L 4-Cylinder 28/36 | CVT | 5 | 91.5
Trax | suv | KL7 | 2024-2026 | LS 217, LT 238, RS 252 | FWD | 1.2L 3-Cylinder 28/32 | 6-Speed Automatic | 5 | 94
Bolt EV | hatchback | 1G1 | 2017-2023 | LT 277, Premier 310 | FWD | Electric Motor 131/109 | Single-Speed Automatic | 5 | 91
Ram
1500 | truck | 1C6 | 2013-2018 | Tradesman 362, SLT 412, Big Horn 426, Laramie 522 | 4WD, 4WD, RWD | 3.6L V6 17/25; 5.7L V8 15/22 | 8-Speed Automatic | 6 | 93.5
1500 | truck | 1C6 | 2019-2026 | Tradesman 402, Big Horn 458, Laramie 578, Limited 698 | 4WD, 4WD, RWD | 3.6L V6 20/25; 5.7L V8 17/22 | 8-Speed Automatic | 6 | 93.5
2500 | truck | 3C6 | 2019-2026 | Tradesman 472, Big Horn 516, Laramie 628 | 4WD | 6.4L V8 13/17 | 8-Speed Automatic | 6 | 95
ProMaster 1500 | van | 3C6 | 2022-2026 | Low Roof 448, High Roof 476 | FWD | 3.6L V6 14/19 | 9-Speed Automatic | 2 | 93.5
Jeep
Wrangler Unlimited | suv | 1C4 | 2018-2023 | Sport 398, Sahara 478, Rubicon 512 | 4WD | 3.6L V6 18/23; 2.0L 4-Cylinder 20/24 | 8-Speed Automatic | 5 | 95.5
Grand Cherokee | suv | 1C4 | 2014-2022 | Laredo 402, Limited 462, Overland 562 | 4WD, RWD | 3.6L V6 19/26 | 8-Speed Automatic | 5 | 93
Compass | suv | 3C4 | 2017-2022 | Sport 282, Latitude 308, Limited 348 | 4WD, FWD | 2.4L 4-Cylinder 22/30 | 9-Speed Automatic | 5 | 92
Gladiator | truck | 1C6 | 2020-2026 | Sport 412, Overland 482, Rubicon 532 | 4WD | 3.6L V6 17/22 | 8-Speed Automatic | 5 | 94.5
GMC
Sierra 1500 | truck | 3GT | 2019-2026 | Pro 392, SLE 498, SLT 582, Denali 692 | 4WD | 5.3L V8 16/20; 6.2L V8 15/20 | 10-Speed Automatic | 6 | 94.5
Acadia | suv | 1GK | 2020-2023 | SLE 432, SLT 468, Denali 562 | FWD, AWD | 3.6L V6 19/26; 2.0L 4-Cylinder 22/28 | 9-Speed Automatic | 7 | 92.5
Terrain | suv | 3GK | 2018-2024 | SLE 302, SLT 342, Denali 402 | FWD, AWD | 1.5L 4-Cylinder 25/28 | 9-Speed Automatic | 5 | 92.5
Toyota
Camry | sedan | 4T1 | 2012-2017 | LE 262, SE 278, XLE 318 | FWD | 2.5L 4-Cylinder 25/35 | 6-Speed Automatic | 5 | 93.5
RAV4 | suv | 2T3 | 2013-2018 | LE 276, XLE 296, Limited 342 | FWD, AWD, AWD | 2.5L 4-Cylinder 22/29 | 6-Speed Automatic | 5 | 94.5
Sienna | minivan | 5TD | 2013-2020 | LE 352, XLE 396, Limited 472 | FWD, AWD | 3.5L V6 19/26 | 8-Speed Automatic | 8 | 93.5
Tacoma | truck | 3TM | 2016-2023 | SR 328, SR5 368, TRD Off-Road 432 | 4WD, 4WD, RWD | 3.5L V6 18/22 | 6-Speed Automatic | 5 | 96.5
Tundra | truck | 5TF | 2022-2026 | SR 402, SR5 462, Limited 558 | 4WD | 3.4L V6 18/23 | 10-Speed Automatic | 6 | 96
RAV4 | suv | 2T3 | 2019-2025 | LE 298, XLE 314, Adventure 362, Limited 378 | FWD, AWD, AWD | 2.5L 4-Cylinder 27/34; 2.5L 4-Cylinder Hybrid 41/38 | 8-Speed Automatic | 5 | 95
Highlander | suv | 5TD | 2020-2022 | LE 402, XLE 442, Limited 502 | AWD, FWD | 3.5L V6 20/27 | 8-Speed Automatic | 8 | 95
4Runner | suv | JTE | 2014-2024 | SR5 418, TRD Off-Road 452, Limited 512 | 4WD | 4.0L V6 16/19 | 5-Speed Automatic | 5 | 96.5
Camry | sedan | 4T1 | 2018-2024 | LE 286, SE 309, XLE 338, XSE 352 | FWD, FWD, AWD | 2.5L 4-Cylinder 28/39; 2.5L 4-Cylinder Hybrid 51/49 | 8-Speed Automatic | 5 | 94
Corolla | sedan | 5YF | 2020-2026 | LE 226, SE 248, XSE 282 | FWD | 1.8L 4-Cylinder 30/38; 1.8L 4-Cylinder Hybrid 50/43 | CVT | 5 | 94
Sienna | minivan | 5TD | 2021-2026 | LE 402, XLE 452, Limited 512 | FWD, AWD | 2.5L 4-Cylinder Hybrid 36/36 | CVT | 8 | 95
Prius | hatchback | JTD | 2016-2022 | LE 285, XLE 319, Limited 352 | FWD, AWD | 1.8L 4-Cylinder Hybrid 54/50 | CVT | 5 | 94.5
Honda
CR-V | suv | 2HK | 2012-2016 | LX 262, EX 286, EX-L 312 | FWD, AWD, AWD | 2.4L 4-Cylinder 25/31 | CVT | 5 | 94
Accord | sedan | 1HG | 2013-2017 | LX 248, Sport 268, EX-L 316 | FWD | 2.4L 4-Cylinder 26/35 | CVT | 5 | 93
Civic | sedan | 2HG | 2016-2021 | LX 226, EX 248, Touring 286 | FWD | 2.0L 4-Cylinder 30/38 | CVT | 5 | 94
Pilot | suv | 5FN | 2016-2022 | EX 368, EX-L 402, Touring 456 | AWD, FWD | 3.5L V6 19/27 | 9-Speed Automatic | 8 | 93.5
CR-V | suv | 7FA | 2017-2026 | LX 309, EX 332, EX-L 358, Touring 398 | FWD, AWD, AWD | 1.5L 4-Cylinder 28/34; 2.0L 4-Cylinder Hybrid 40/34 | CVT | 5 | 94.5
HR-V | suv | 3CZ | 2023-2026 | LX 262, Sport 282, EX-L 305 | FWD, AWD | 2.0L 4-Cylinder 26/32 | CVT | 5 | 94
Pilot | suv | 5FN | 2023-2026 | Sport 418, EX-L 448, Touring 498, Elite 542 | AWD, FWD | 3.5L V6 19/27 | 10-Speed Automatic | 8 | 94
Accord | sedan | 1HG | 2018-2026 | LX 288, EX 312, Sport 336, Touring 392 | FWD | 1.5L 4-Cylinder 29/37; 2.0L 4-Cylinder Hybrid 51/44 | CVT | 5 | 94
Civic | sedan | 2HG | 2022-2025 | LX 252, Sport 274, EX 286, Touring 322 | FWD | 2.0L 4-Cylinder 32/41; 1.5L 4-Cylinder 33/42 | CVT | 5 | 94.5
Odyssey | minivan | 5FN | 2018-2026 | EX 422, EX-L 446, Touring 492, Elite 522 | FWD | 3.5L V6 19/28 | 10-Speed Automatic | 8 | 93.5
Ridgeline | truck | 5FP | 2020-2026 | Sport 402, RTL 436, Black Edition 472 | AWD | 3.5L V6 18/24 | 9-Speed Automatic | 5 | 95
Subaru
Outback | wagon | 4S4 | 2013-2019 | Base 272, Premium 296, Limited 342 | AWD | 2.5L 4-Cylinder 25/32 | CVT | 5 | 93.5
Forester | suv | JF2 | 2014-2018 | Base 256, Premium 286, Limited 322 | AWD | 2.5L 4-Cylinder 24/32 | CVT | 5 | 93.5
Outback | wagon | 4S4 | 2020-2025 | Base 302, Premium 326, Limited 372, Touring 412 | AWD | 2.5L 4-Cylinder 26/32; 2.4L 4-Cylinder 22/29 | CVT | 5 | 94.5
Forester | suv | JF2 | 2019-2025 | Base 302, Premium 328, Sport 346, Touring 398 | AWD | 2.5L 4-Cylinder 26/33 | CVT | 5 | 94.5
Crosstrek | suv | JF2 | 2021-2026 | Base 268, Premium 282, Sport 312, Limited 336 | AWD | 2.0L 4-Cylinder 27/34; 2.5L 4-Cylinder 26/33 | CVT | 5 | 95
Ascent | suv | 4S4 | 2019-2026 | Premium 392, Limited 438, Touring 492 | AWD | 2.4L 4-Cylinder 20/26 | CVT | 7 | 93.5
Impreza | hatchback | 4S3 | 2017-2023 | Base 244, Sport 268, RS 292 | AWD | 2.0L 4-Cylinder 27/34 | CVT | 5 | 93.5
WRX | sedan | JF1 | 2022-2026 | Base 338, Premium 366, Limited 402 | AWD | 2.4L 4-Cylinder 19/26 | 6-Speed Manual | 5 | 95
Nissan
Rogue | suv | 5N1 | 2014-2021 | S 262, SV 282, SL 326 | FWD, AWD, AWD | 2.5L 4-Cylinder 25/32 | CVT | 5 | 91.5
Sentra | sedan | 3N1 | 2013-2026 | S 208, SV 222, SR 244 | FWD | 2.0L 4-Cylinder 29/39 | CVT | 5 | 91
Rogue | suv | 5N1 | 2022-2026 | S 292, SV 316, SL 366 | FWD, AWD, AWD | 1.5L 3-Cylinder 28/34 | CVT | 5 | 92
Altima | sedan | 1N4 | 2019-2026 | S 272, SV 282, SL 332 | FWD, AWD | 2.5L 4-Cylinder 27/37 | CVT | 5 | 91.5
Pathfinder | suv | 5N1 | 2022-2026 | S 374, SV 402, SL 442 | 4WD, FWD | 3.5L V6 20/25 | 9-Speed Automatic | 7 | 92.5
Frontier | truck | 1N6 | 2022-2026 | S 326, SV 352, PRO-4X 412 | 4WD, RWD | 3.8L V6 18/22 | 9-Speed Automatic | 5 | 94.5
Leaf | hatchback | 1N4 | 2018-2025 | S 287, SV 366 | FWD | Electric Motor 123/99 | Single-Speed Automatic | 5 | 89
Kia
Optima | sedan | 5XX | 2016-2020 | LX 238, S 258, EX 286 | FWD | 2.4L 4-Cylinder 24/34 | 6-Speed Automatic | 5 | 91
Sorento | suv | 5XY | 2014-2020 | LX 282, EX 332, SX 396 | FWD, AWD | 2.4L 4-Cylinder 21/28; 3.3L V6 18/25 | 6-Speed Automatic | 7 | 91.5
Sportage | suv | 5XY | 2023-2026 | LX 288, EX 314, SX 342, X-Pro 382 | FWD, AWD, AWD | 2.5L 4-Cylinder 25/32; 1.6L 4-Cylinder Hybrid 41/44 | 8-Speed Automatic | 5 | 93
Sorento | suv | 5XY | 2021-2026 | LX 328, S 352, EX 392, SX 436 | FWD, AWD | 2.5L 4-Cylinder 23/31; 1.6L 4-Cylinder Hybrid 36/33 | 8-Speed Automatic | 7 | 93
Telluride | suv | 5XY | 2020-2026 | LX 372, S 396, EX 426, SX 482 | AWD, FWD | 3.8L V6 20/26 | 8-Speed Automatic | 8 | 95
Forte | sedan | 3KP | 2019-2024 | LX 205, LXS 214, GT-Line 232, GT 262 | FWD | 2.0L 4-Cylinder 29/40 | CVT | 5 | 92.5
K5 | sedan | 5XX | 2021-2026 | LXS 272, GT-Line 286, EX 312 | FWD, AWD | 1.6L 4-Cylinder 27/37 | 8-Speed Automatic | 5 | 93
Soul | hatchback | KND | 2020-2025 | LX 212, S 236, EX 252 | FWD | 2.0L 4-Cylinder 28/33 | CVT | 5 | 93
Carnival | minivan | KND | 2022-2026 | LX 368, EX 408, SX 456 | FWD | 3.5L V6 19/26 | 8-Speed Automatic | 8 | 94
EV6 | suv | KND | 2022-2026 | Light 430, Wind 482, GT-Line 532 | RWD, AWD | Electric Motor 121/100 | Single-Speed Automatic | 5 | 90
Hyundai
Elantra | sedan | 5NP | 2013-2020 | SE 192, SEL 208, Limited 242 | FWD | 2.0L 4-Cylinder 28/37 | 6-Speed Automatic | 5 | 91
Tucson | suv | KM8 | 2016-2021 | SE 256, SEL 276, Limited 322 | FWD, AWD | 2.0L 4-Cylinder 23/30 | 6-Speed Automatic | 5 | 91.5
Tucson | suv | KM8 | 2022-2026 | SE 292, SEL 312, Limited 392 | FWD, AWD, AWD | 2.5L 4-Cylinder 25/33; 1.6L 4-Cylinder Hybrid 37/36 | 8-Speed Automatic | 5 | 92.5
Santa Fe | suv | 5NM | 2021-2023 | SE 348, SEL 376, Limited 452 | FWD, AWD | 2.5L 4-Cylinder 22/28 | 8-Speed Automatic | 7 | 92.5
Palisade | suv | KM8 | 2020-2025 | SE 392, SEL 422, Limited 506 | AWD, FWD | 3.8L V6 19/26 | 8-Speed Automatic | 8 | 94
Elantra | sedan | KMH | 2021-2026 | SE 222, SEL 238, Limited 276 | FWD | 2.0L 4-Cylinder 32/41; 1.6L 4-Cylinder Hybrid 51/58 | CVT | 5 | 92.5
Sonata | sedan | 5NP | 2020-2026 | SE 268, SEL 292, Limited 352 | FWD | 2.5L 4-Cylinder 28/38; 2.0L 4-Cylinder Hybrid 47/56 | 8-Speed Automatic | 5 | 92
Ioniq 5 | suv | KM8 | 2022-2026 | SE 434, SEL 492, Limited 546 | RWD, AWD | Electric Motor 127/94 | Single-Speed Automatic | 5 | 90
Mazda
CX-5 | suv | JM3 | 2017-2025 | S 292, Select 312, Preferred 326, Turbo 402 | AWD | 2.5L 4-Cylinder 26/31 | 6-Speed Automatic | 5 | 94
CX-50 | suv | 7MM | 2023-2026 | S 306, Select 324, Premium 366, Turbo 432 | AWD | 2.5L 4-Cylinder 25/31; 2.5L 4-Cylinder Hybrid 39/37 | 6-Speed Automatic | 5 | 94.5
CX-90 | suv | JM3 | 2024-2026 | Select 392, Preferred 432, Premium 482 | AWD | 3.3L 6-Cylinder 24/28; 2.5L 4-Cylinder Plug-in Hybrid 56/56 | 8-Speed Automatic | 7 | 93
CX-30 | suv | 3MV | 2020-2026 | S 258, Select 276, Premium 312 | AWD | 2.5L 4-Cylinder 26/33 | 6-Speed Automatic | 5 | 94
Mazda3 | hatchback | JM1 | 2019-2026 | S 252, Select 266, Premium 306 | FWD, AWD | 2.5L 4-Cylinder 26/35 | 6-Speed Automatic | 5 | 93.5
MX-5 Miata | convertible | JM1 | 2016-2026 | Sport 302, Club 332, Grand Touring 346 | RWD | 2.0L 4-Cylinder 26/34 | 6-Speed Manual | 2 | 95.5
Volkswagen
Jetta | sedan | 3VW | 2022-2026 | S 226, SE 252, SEL 292 | FWD | 1.5L 4-Cylinder 30/41 | 8-Speed Automatic | 5 | 92
Tiguan | suv | 3VV | 2018-2026 | S 302, SE 336, SEL 392 | FWD, AWD | 2.0L 4-Cylinder 22/30 | 8-Speed Automatic | 7 | 92
Atlas | suv | 1V2 | 2021-2026 | SE 398, SEL 472 | AWD, FWD | 2.0L 4-Cylinder 19/26 | 8-Speed Automatic | 7 | 92.5
Dodge
Grand Caravan | minivan | 2C4 | 2013-2019 | SE 272, SXT 302, GT 342 | FWD | 3.6L V6 17/25 | 6-Speed Automatic | 7 | 91
Durango | suv | 1C4 | 2014-2026 | SXT 386, GT 442, R/T 512 | AWD, AWD, RWD | 3.6L V6 18/25; 5.7L V8 14/22 | 8-Speed Automatic | 7 | 93
Chrysler
200 | sedan | 1C3 | 2015-2017 | LX 236, Limited 262, S 286 | FWD, AWD | 2.4L 4-Cylinder 23/36 | 9-Speed Automatic | 5 | 90
Pacifica | minivan | 2C4 | 2017-2026 | Touring 406, Touring L 442, Limited 512 | FWD, AWD | 3.6L V6 19/28; 3.6L V6 Plug-in Hybrid 82/82 | 9-Speed Automatic | 7 | 91
Buick
Encore GX | suv | KL4 | 2020-2026 | Preferred 272, Sport Touring 288, Avenir 342 | FWD, AWD | 1.3L 3-Cylinder 26/29 | 9-Speed Automatic | 5 | 92.5
BMW
3 Series | sedan | 3MW | 2019-2026 | 330i 464, 330e 486, M340i 602 | RWD, AWD | 2.0L 4-Cylinder 26/36 | 8-Speed Automatic | 5 | 91
X3 | suv | 5UX | 2018-2024 | xDrive30i 502, M40i 642 | AWD | 2.0L 4-Cylinder 23/29 | 8-Speed Automatic | 5 | 91
4 Series | convertible | WBA | 2015-2026 | 430i 602, M440i 722 | RWD, AWD | 2.0L 4-Cylinder 25/33 | 8-Speed Automatic | 4 | 91
Audi
A5 | coupe | WAU | 2018-2024 | Premium 468, Premium Plus 516 | AWD | 2.0L 4-Cylinder 24/32 | 7-Speed Automatic | 4 | 91
Q5 | suv | WA1 | 2018-2026 | Premium 476, Premium Plus 528, Prestige 592 | AWD | 2.0L 4-Cylinder 23/29 | 7-Speed Automatic | 5 | 91
Mercedes-Benz
C-Class | sedan | W1K | 2016-2021 | C 300 492, AMG C 43 622 | RWD, AWD | 2.0L 4-Cylinder 23/33 | 9-Speed Automatic | 5 | 90.5
GLC | suv | W1N | 2016-2022 | GLC 300 502, AMG GLC 43 662 | AWD | 2.0L 4-Cylinder 23/31 | 9-Speed Automatic | 5 | 91
Lexus
RX 350 | suv | 2T2 | 2016-2022 | Base 502, Premium 532, Luxury 586 | AWD, FWD | 3.5L V6 20/27 | 8-Speed Automatic | 5 | 94
Volvo
V60 | wagon | YV1 | 2015-2025 | Core 482, Plus 522, Cross Country 512 | AWD | 2.0L 4-Cylinder 23/31 | 8-Speed Automatic | 5 | 90.5
XC90 | suv | YV4 | 2016-2026 | Core 572, Plus 622, Ultimate 682 | AWD | 2.0L 4-Cylinder 22/28; 2.0L 4-Cylinder Plug-in Hybrid 66/66 | 8-Speed Automatic | 7 | 90.5
`;

const list = (text: string, separator: string): readonly string[] =>
  text.split(separator).map((part) => part.trim());

function readEngine(text: string): Engine {
  const [, name = '', city, highway] = /^(.*) (\d+)\/(\d+)$/.exec(text) ?? [];
  const fuels = ['Plug-in Hybrid', 'Hybrid', 'Diesel', 'Electric'] as const;
  const fuel = fuels.find((word) => name.includes(word)) ?? 'Gasoline';
  return { name, fuel, city: Number(city), highway: Number(highway) };
}

function readTrim(text: string): Trim {
  const at = text.lastIndexOf(' ');
  return { name: text.slice(0, at), msrp: Number(text.slice(at)) * 100 };
}

function isBody(text: string): text is Body {
  return text in BODIES;
}

function readModel(make: string, line: string): Model {
  const [
    name = '',
    body = '',
    wmi = '',
    years = '',
    trims = '',
    drive = '',
    engines = '',
    gears = '',
    ...numbers
  ] = list(line, '|');
  const [from, to] = list(years, '-').map(Number);
  const [seats, keeps] = numbers.map(Number);
  if (!isBody(body) || !from || !to || !seats || !keeps)
    throw new Error(`The catalogue cannot be read: ${line}`);
  return {
    make,
    wmi,
    name,
    body,
    from,
    to,
    trims: list(trims, ',').map(readTrim),
    drivetrains: list(drive, ','),
    engines: list(engines, ';').map(readEngine),
    transmission: gears,
    seats,
    keeps: keeps / 100,
  };
}

function readCatalogue(): readonly Model[] {
  const models: Model[] = [];
  let make = '';
  for (const line of LINES.trim().split('\n')) {
    if (line.includes('|')) models.push(readModel(make, line));
    else make = line;
  }
  return models;
}

export const CATALOGUE = readCatalogue();
