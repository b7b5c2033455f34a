import { oneLine } from '../cells/text.ts';

/** Makes as manufacturers spell them, each followed by other spellings. */
const MAKES = `Acura; Alfa Romeo, alfa; Aston Martin; Audi; Bentley; BMW; Buick; Cadillac; Chevrolet, chevy, chev; Chrysler; Dodge;
  Ferrari; Fiat; Fisker; Ford; Freightliner; Genesis; GMC; Honda; Hummer; Hyundai; Infiniti, infinity; Isuzu; Jaguar; Jeep; Kia;
  Lamborghini; Land Rover, landrover; Lexus; Lincoln; Lotus; Lucid; Maserati; Mazda; McLaren;
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

/** Words within names that have capitals of their own. */
const SPELLINGS = new Map(
  `xDrive; sDrive; eDrive; quattro; 4MATIC; eAWD; SuperCrew; SuperCab; CrewMax; EcoBoost; PHEV; TrailSport`
    .split('; ')
    .map((word) => [word.toLowerCase(), word] as const),
);

/** Changes text that is all upper case or all lower case to title case. Other text stays as it is. */
export function fixCase(text: string): string {
  const line = oneLine(text);
  const isOneCase = line === line.toUpperCase() || line === line.toLowerCase();
  return isOneCase
    ? line.replaceAll(/[\p{L}\p{N}]+/gu, (word) => SPELLINGS.get(word.toLowerCase()) ?? calm(word))
    : line;
}

/** A make, and what else its cell says, which belongs to the model. */
interface SplitMake {
  readonly make: string;
  /** Empty if there is nothing else. */
  readonly rest: string;
}

/** Words that systems write after a make and that name no model. */
const AFTER_MAKE =
  /^(?:trucks?|cars?|vans?|suvs?|motors?|motor company|automobiles?|usa|(?:of|north) america|inc\.?|light trucks?|commercial)$/i;
const LONGEST_MAKE = 3;

/**
 * Splits a make from other words in its cell, and spells it like its manufacturer: "Ram Truck" is Ram, and
 * "Mercedes-Benz Sprinter" is a Sprinter by Mercedes-Benz. Unknown makes only have their case fixed.
 */
export function splitMake(text: string): SplitMake {
  const line = oneLine(text);
  if (/^range rover\b/i.test(line)) return { make: 'Land Rover', rest: line };
  const words = line.replace(/^mercedes-amg\b/i, 'Mercedes AMG').split(' ');
  for (let length = Math.min(words.length, LONGEST_MAKE); length > 0; length -= 1) {
    const make = MAKE_OF.get(bare(words.slice(0, length).join(' ')));
    if (make === undefined) continue;
    const rest = words.slice(length).join(' ');
    return { make, rest: AFTER_MAKE.test(rest) ? '' : rest };
  }
  return { make: fixCase(line), rest: '' };
}

const MAKE_WORDS = new Set([...MAKE_OF.values()].flatMap((make) => make.toLowerCase().split(/[ -]/)));

/** Whether a word in lower case is part of the name of a make. */
export const isMakeWord = (word: string): boolean => MAKE_WORDS.has(word) || MAKE_OF.has(word);

/** Puts words of the make's cell before the model, unless it begins with them. */
function joinModel(rest: string, model: string): string {
  if (rest === '' || bare(model).startsWith(bare(rest))) return model;
  return `${fixCase(rest)} ${fixCase(model)}`;
}

/** BMW's models end in small letters: 330i, 750Li, 328xi. */
const spellBmw = (name: string): string =>
  name.replaceAll(/\b(M?\d{2,3})(L?)(XI|XD|I|D|E)\b/gi, (_, number: string, long: string, letters: string) =>
    [number, long.toUpperCase(), letters.toLowerCase()].join(''),
  );

/**
 * Spells a model like its manufacturer. Removes the make before it, which some feeds include.
 * @param rest what the make's cell says beside the make
 */
export function normalizeModel(text: string, make: string, rest = ''): string {
  const line = oneLine(text);
  const alone = line.toLowerCase().startsWith(`${make.toLowerCase()} `) ? line.slice(make.length + 1) : line;
  const model = joinModel(rest, alone);
  const known = MODEL_OF.get(bare(model));
  if (known !== undefined) return known;
  const [first = '', ...others] = model.split(' ');
  const start = MODEL_OF.get(bare(first));
  const spelled = start === undefined ? fixCase(model) : [start, fixCase(others.join(' '))].join(' ').trim();
  return make === 'BMW' ? spellBmw(spelled) : spelled;
}
