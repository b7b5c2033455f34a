import { oneLine } from '../cells/text.ts';

/** Makes as manufacturers spell them, each followed by other spellings. */
const MAKES = `Acura; Alfa Romeo; Aston Martin; Audi; Bentley; BMW; Buick; Cadillac; Chevrolet, chevy, chev; Chrysler; Dodge;
  Ferrari; Fiat; Fisker; Ford; Freightliner; Genesis; GMC, gmc truck; Honda; Hummer; Hyundai; Infiniti; Isuzu; Jaguar; Jeep; Kia;
  Lamborghini; Land Rover, landrover, range rover; Lexus; Lincoln; Lotus; Lucid; Maserati; Mazda; McLaren;
  Mercedes-Benz, mercedes, mb; Mercury; MINI; Mitsubishi; Nissan; Oldsmobile; Polestar; Pontiac; Porsche;
  Ram, dodge ram; Rivian; Rolls-Royce; Saab; Saturn; Scion; smart; Subaru; Suzuki; Tesla; Toyota;
  Volkswagen, vw; Volvo`;

/** Models whose spelling follows no rule: with capitals inside, hyphens, or letters that are not words. */
const MODELS = `F-150; F-250; F-350; F-450; CR-V; HR-V; BR-V; CR-Z; RAV4; 4Runner; C-HR; bZ4X; GR86; MX-5 Miata; MX-30; CX-3; CX-30;
  CX-5; CX-50; CX-7; CX-9; CX-70; CX-90; Mazda3; Mazda6; WRX; BRZ; Crosstrek; e-tron; TT; EcoSport; E-Series; C-Max; E-Transit;
  HHR; SS; CT4; CT5; CT6; XT4; XT5; XT6; SRX; ATS; CTS; XTS; MKC; MKX; MKZ; MKT; EV6; EV9; K5; K900; GT-R; 370Z; NV200; NV1500;
  ProMaster; ProMaster City; PT Cruiser; 300C; C-Class; E-Class; S-Class; G-Class; A-Class; CLA; CLS; GLA; GLB; GLC; GLE; GLK;
  GLS; SL; SLK; SLC; AMG GT; EQB; EQE; EQS; ID.4; GTI; Golf GTI; Golf R; CC; XC40; XC60; XC70; XC90; S60; S90; V60; V90; C40; EX30;
  QX30; QX50; QX55; QX60; QX80; Q50; Q60; RDX; MDX; ZDX; TLX; TSX; ILX; RLX; NSX; ES; IS; GS; LS; RX; NX; GX; LX; UX; TX; RC; LC;
  X1; X2; X3; X4; X5; X6; X7; iX; i3; i4; i5; i7; M3; M4; M5; Z4; G70; G80; G90; GV60; GV70; GV80; F-PACE; E-PACE; I-PACE; XE; XF;
  XJ; FJ Cruiser; GR Corolla; GR Supra; TrailBlazer; DTS; STS; EX35; FX35; G37; FR-S; tC; xB; xD; iQ; XV Crosstrek`;

const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

const entries = (list: string): readonly (readonly [string, string])[] =>
  list.split(';').flatMap((entry) => {
    const [name = '', ...others] = entry.split(',').map((word) => word.trim());
    return [name, ...others].map((word) => [bare(word), name] as const);
  });

const MAKE_OF = new Map(entries(MAKES));
const MODEL_OF = new Map(entries(MODELS));

/** Short words that are not codes. */
const SHORT_WORDS = new Set([
  'big',
  'cab',
  'car',
  'fit',
  'gem',
  'hot',
  'ice',
  'max',
  'new',
  'one',
  'ram',
  'red',
  'rio',
  'sky',
  'sun',
  'tan',
  'two',
]);

/** Changes a word in capitals to title case, but keeps codes such as GLE350, LX or XLT. */
const calm = (word: string): string =>
  /\d/.test(word) || !/[AEIOUY]/i.test(word) || (word.length <= 3 && !SHORT_WORDS.has(word.toLowerCase()))
    ? word.toUpperCase()
    : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** Changes text that is all upper case or all lower case to title case. Other text stays as it is. */
export function fixCase(text: string): string {
  const line = oneLine(text);
  const isOneCase = line === line.toUpperCase() || line === line.toLowerCase();
  return isOneCase ? line.replaceAll(/[\p{L}\p{N}]+/gu, calm) : line;
}

/** Spells a make like its manufacturer, whatever the case in the feed. Unknown makes only have their case fixed. */
export const normalizeMake = (text: string): string => MAKE_OF.get(bare(text)) ?? fixCase(text);

/** Spells a model like its manufacturer. Removes the make before it, which some feeds include. */
export function normalizeModel(text: string, make: string): string {
  const line = oneLine(text);
  const rest = line.toLowerCase().startsWith(`${make.toLowerCase()} `) ? line.slice(make.length + 1) : line;
  const known = MODEL_OF.get(bare(rest));
  if (known !== undefined) return known;
  const [first = '', ...others] = rest.split(' ');
  const start = MODEL_OF.get(bare(first));
  if (start !== undefined) return [start, ...others].join(' ');
  return fixCase(rest);
}
