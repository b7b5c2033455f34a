/**
 * Makes and models sold in the United States, as their makers spell them, so that a search for a model that a
 * dealership never had is understood too.
 */
import { slugOf } from '../slug.ts';

/**
 * A line for each make: its name and what else shoppers call it, a colon, and its models, each with other names after
 * commas. A name with an asterisk means every model that begins with its words: every Silverado. A name with an
 * exclamation mark is a common word, and means the model only after its make.
 */
// biome-ignore format: one line for each make
const LINES = `
Acura, acurra: ILX; Integra; MDX; NSX; RDX; RLX; RSX; TL; TLX; TSX; ZDX; ADX; Legend!
Alfa Romeo, alfa, alpha romeo: Giulia; Stelvio; Tonale; 4C
Aston Martin: DB11; DBX; Vantage
Audi: A3; A4; A5; A6; A7; A8; Q3; Q4 e-tron; Q5; Q7; Q8; RS3; RS5; RS7; S3; S4; S5; S6; S7; S8; SQ5; SQ7; SQ8; TT; R8; e-tron; e-tron GT; allroad, a4 allroad
Bentley: Bentayga; Continental GT; Flying Spur
BMW, beemer, beamer, bimmer: 2 Series, 230i, 228i; 3 Series, 328i, 330i, 320i, 335i, 340i; 4 Series, 430i, 428i, 440i; 5 Series, 528i, 530i, 535i, 540i; 6 Series; 7 Series, 740i, 750i; 8 Series; X1; X2; X3; X4; X5; X6; X7; XM; Z3; Z4; M2; M3; M4; M5; M8; i3; i4; i5; i7; i8; iX
Buick: Cascada; Enclave; Encore; Encore GX; Envision; Envista; LaCrosse; LeSabre; Lucerne; Regal; Verano!
Cadillac, caddy, caddie: ATS; CT4; CT5; CT6; CTS; DeVille; DTS; Escalade; Escalade ESV; Lyriq; Optiq; SRX; STS; XT4; XT5; XT6; XTS
Chevrolet, chevy, chev, chevi, cheby, chevie, chevrolete: Avalanche; Aveo; Blazer; Bolt EV, *bolt; Bolt EUV; Camaro; Captiva; Cobalt; Colorado; Corvette, vette; Cruze; Equinox; Equinox EV; Express, *express; HHR; Impala; Malibu; Monte Carlo; S-10; Silverado 1500, *silverado, silverado, cheyenne; Silverado 2500HD, silverado 2500; Silverado 3500HD, silverado 3500; Silverado EV; Sonic; Spark; SS!; Suburban; Tahoe; TrailBlazer; Traverse; Trax; Uplander; Volt
Chrysler, crysler: 200; 300, 300c, 300s; Aspen; Crossfire; Pacifica; Pacifica Hybrid; PT Cruiser; Sebring; Town & Country, town and country; Voyager
Dodge: Avenger; Caliber; Challenger; Charger; Dakota; Dart; Durango; Grand Caravan, caravan; Hornet!; Journey; Magnum; Neon!; Nitro!; Viper
Ferrari: 296 GTB; 458 Italia; 488 GTB; California!; F8; Portofino; Purosangue; Roma!
Fiat: 124 Spider; 500; 500e; 500L; 500X
Fisker: Ocean!; Karma!
Ford: Bronco; Bronco Sport; C-Max; Crown Victoria; E-Series, *econoline; EcoSport; Edge; Escape; Excursion; Expedition; Expedition MAX, expedition el; Explorer; Explorer Sport Trac; F-150, f one fifty, lobo; F-150 Lightning, lightning; F-250, f two fifty, super duty f-250; F-350, f three fifty, super duty f-350; F-450, super duty f-450; Fiesta; Five Hundred!; Flex; Focus; Freestyle; Fusion; GT!; Maverick; Mustang; Mustang Mach-E, mach-e; Ranger; Super Duty, *super duty; Taurus; Thunderbird; Transit, *transit; Transit Connect; E-Transit; Windstar
Freightliner: Sprinter
Genesis: G70; G80; G90; GV60; GV70; GV80
GMC: Acadia; Canyon; Envoy; Hummer EV; Jimmy; Safari!; Savana; Sierra 1500, *sierra, sierra, sierra denali; Sierra 2500HD, sierra 2500; Sierra 3500HD, sierra 3500; Terrain; Yukon; Yukon XL
Honda: Accord; Accord Hybrid; Civic; Civic Type R, type r; Civic Si; Clarity; CR-V; CR-V Hybrid; CR-Z; Crosstour; Element; Fit; HR-V; Insight; Odyssey, odissey, odisey; Passport; Pilot; Prelude; Prologue; Ridgeline; S2000
Hummer: H2; H3
Hyundai, hyunday, hiunday, hundai, yundai: Accent; Azera; Elantra; Elantra GT; Elantra N; Entourage; Equus; Ioniq; Ioniq 5; Ioniq 6; Ioniq 9; Kona; Kona Electric; Nexo; Palisade; Santa Cruz; Santa Fe, santafe; Sonata; Tiburon; Tucson; Veloster; Venue; Veracruz
Infiniti, infinity: EX35; FX35; G35; G37; JX35; M37; Q50; Q60; Q70; QX30; QX50; QX55; QX56; QX60; QX70; QX80
Isuzu: Rodeo!; Trooper; Ascender!
Jaguar, jag: E-PACE; F-PACE; F-TYPE; I-PACE; S-TYPE; X-TYPE; XE; XF; XJ; XK
Jeep: Cherokee; Commander; Compass; Gladiator; Grand Cherokee, grand cheroke; Grand Cherokee L; Grand Wagoneer; Liberty; Patriot; Renegade; Wagoneer; Wagoneer S; Wrangler; Wrangler Unlimited
Kia: Amanti; Borrego; Cadenza; Carnival; EV6; EV9; Forte; Forte5; K4; K5; K900; Niro; Niro EV; Optima; Rio; Rondo; Sedona; Seltos; Sorento, sorrento; Soul; Spectra; Sportage; Stinger; Telluride
Lamborghini, lambo: Aventador; Gallardo; Huracan; Revuelto; Urus
Land Rover, landrover: Defender; Defender 90; Defender 110; Discovery; Discovery Sport; Freelander; LR2; LR3; LR4; Range Rover; Range Rover Evoque, evoque; Range Rover Sport; Range Rover Velar, velar
Lexus, lexis: CT 200h; ES 350, *es; ES 300h; ES 330; GS 350, *gs; GX 460, *gx; GX 470; GX 550; IS 250, *is; IS 300; IS 350; LC 500, *lc; LS 460, *ls; LS 500; LX 570, *lx; LX 600; NX 200t, *nx; NX 250; NX 300; NX 350; NX 350h; RC 350, *rc; RX 330; RX 350, *rx; RX 350h; RX 450h; RZ 450e; TX 350, *tx; TX 500h; UX 200, *ux; UX 250h
Lincoln: Aviator; Continental; Corsair; LS; Mark LT; MKC; MKS; MKT; MKX; MKZ; Nautilus; Navigator; Navigator L; Town Car; Zephyr
Lotus: Elise; Emira; Evora
Lucid: Air!; Gravity!
Maserati: Ghibli; GranTurismo; Grecale; Levante; Quattroporte
Mazda: CX-3; CX-30; CX-5; CX-50; CX-7; CX-70; CX-9; CX-90; Mazda2; Mazda3, mazda tres; Mazda5; Mazda6; MX-30; MX-5 Miata, miata, mx-5; Protege; RX-8; Tribute!; B-Series; MPV
McLaren: 570S; 720S; Artura; GT!
Mercedes-Benz, mercedes, benz, merc, mercedez, mersedes, mercedes bens, mb: A-Class; AMG GT; B-Class; C-Class, c 300, c 250, c300, c250; CLA, cla 250; CLK; CLS; E-Class, e 350, e350, e 300; EQB; EQE; EQS; G-Class, g wagon, g wagen; GL-Class; GLA, gla 250; GLB, glb 250; GLC, glc 300; GLE, gle 350; GLK, glk 350; GLS, gls 450; M-Class; Metris; R-Class; S-Class, s 500, s 550, s550; SL; SLC; SLK; Sprinter, *sprinter
Mercury: Grand Marquis; Mariner; Milan!; Montego; Mountaineer; Sable; Villager
MINI: Clubman; Cooper, *cooper; Countryman; Hardtop!; Paceman
Mitsubishi, mitsubichi: Diamante; Eclipse; Eclipse Cross; Endeavor!; Galant; Lancer; Mirage; Mirage G4; Montero; Outlander; Outlander PHEV; Outlander Sport; Raider!
Nissan, datsun: 350Z; 370Z; Altima; Ariya; Armada; Cube!; Frontier; GT-R; Juke; Kicks; Leaf; Maxima; Murano; NV200; NV1500; NV2500; NV3500; Pathfinder; Quest; Rogue; Rogue Select; Rogue Sport; Sentra; Titan; Titan XD; Versa; Versa Note; Xterra; Z
Oldsmobile: Alero; Aurora!; Cutlass; Silhouette!
Polestar: Polestar 2; Polestar 3
Pontiac: Aztek; Bonneville; Firebird; G5; G6; G8; Grand Am; Grand Prix; GTO; Montana!; Solstice; Torrent!; Vibe!
Porsche, porshe, porche: 718 Boxster, boxster; 718 Cayman, cayman; 911; Cayenne; Macan; Panamera; Taycan
Ram, dodge ram: 1500, mil quinientos; 2500; 3500; 4500; 5500; Dakota; ProMaster, *promaster; ProMaster City
Rivian: R1S; R1T; R2
Rolls-Royce: Cullinan; Ghost!; Phantom!; Wraith!
Saab: 9-3; 9-5
Saturn: Aura!; Ion!; Outlook!; Sky!; Vue
Scion: FR-S; iA; iM; iQ; tC; xA; xB; xD
smart, smart car: fortwo
Subaru: Ascent; Baja; BRZ; Crosstrek, xv crosstrek; Forester, forrester; Impreza; Legacy; Outback; Solterra; Tribeca; WRX, wrx sti
Suzuki: Grand Vitara; Kizashi; SX4; Vitara; XL7
Tesla: Cybertruck; Model 3; Model S; Model X; Model Y; Roadster
Toyota, toyoda, toyo, yota: 4Runner, forerunner, four runner; 86; Avalon; bZ4X; C-HR; Camry; Camry Hybrid; Celica; Corolla; Corolla Cross; Corolla Hatchback; Corolla Hybrid; Corolla iM; Crown!; Crown Signia; Echo!; FJ Cruiser; GR86; GR Corolla; GR Supra, supra; Grand Highlander; Highlander; Highlander Hybrid; Land Cruiser; Matrix!; Mirai; MR2; Prius; Prius c; Prius Prime; Prius v; RAV4; RAV4 Hybrid; RAV4 Prime; Sequoia; Sienna; Solara; Tacoma, taco; Tundra; Venza; Yaris
Volkswagen, vw, vocho, wolkswagen, volks, volkswagon: Arteon; Atlas; Atlas Cross Sport; Beetle; CC; Eos; Golf; Golf GTI, gti; Golf R; ID. Buzz; ID.4; Jetta; Jetta GLI; Passat; Rabbit!; Routan; Taos; Tiguan; Touareg
Volvo: C30; C40; C70; EX30; EX90; S40; S60; S80; S90; V50; V60; V70; V90; XC40; XC60; XC70; XC90
`;

export interface CatalogName {
  /** As spelled by the maker. */
  readonly label: string;
  /** As spelled in URLs, with the make. */
  readonly value: string;
  /** What shoppers call it, including the label. */
  readonly names: readonly string[];
  /** What means it and all models of the make that begin like it. */
  readonly families: readonly string[];
  /** Whether the name alone means something else. */
  readonly needsMake: boolean;
}

export interface CatalogMake extends CatalogName {
  readonly models: readonly CatalogName[];
}

function readName(text: string, make: string): CatalogName {
  const [name = '', ...others] = text.split(',').map((said) => said.trim());
  const label = name.replace('!', '');
  return {
    label,
    value: slugOf(`${make} ${label}`),
    names: [label, ...others.filter((said) => !said.startsWith('*'))],
    families: others.filter((said) => said.startsWith('*')).map((said) => said.slice(1)),
    needsMake: name.endsWith('!'),
  };
}

export const CATALOG: readonly CatalogMake[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [names = '', models = ''] = line.split(':', 2);
    const make = readName(names, '');
    return { ...make, models: models.split(';').map((model) => readName(model, make.label)) };
  });
