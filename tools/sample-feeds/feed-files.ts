import { createRandom } from '../../tests/support/listings/generate-listings.ts';
import { BODIES, doorsOf } from './catalog.ts';
import type { Car } from './car.ts';
import { describeCar, VOICES } from './describe-car.ts';
import { createLot, LOTS, type LotPlan } from './lots.ts';
import { pictureCell } from './pictured.ts';

/** The data of a car's row. */
interface Described extends Car {
  readonly description: string;
}

/** An export file: its columns in order, with their values. */
interface Export {
  readonly name: string;
  readonly earlier: string;
  readonly separator: ',' | '\t';
  readonly columns: readonly (readonly [header: string, cell: (car: Described) => string | number])[];
}

const doors = ({ model }: Car): number => doorsOf(model.body);
const cylinders = ({ engine }: Car): string =>
  /V(\d)|(\d)-Cylinder/.exec(engine.name)?.slice(1).find(Boolean) ?? '';
const liters = ({ engine }: Car): string => /^([\d.]+)L/.exec(engine.name)?.[1] ?? '';
const american = (date: string): string => date.replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1');
const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}.00`;
const yes = (flag: boolean): string => (flag ? 'Yes' : 'No');
const nothing = () => '';

/** vAuto, used by North Country. */
const vauto: Export = {
  name: 'inventory.csv',
  earlier: 'inventory-earlier.csv',
  separator: ',',
  columns: [
    ['DealerId', () => 'NCM1290'],
    ['VIN', ({ vin }) => vin],
    ['Stock #', ({ stock }) => stock],
    ['New/Used', ({ isNew }) => (isNew ? 'N' : 'U')],
    ['Year', ({ year }) => year],
    ['Make', ({ model }) => model.make],
    ['Model', ({ model }) => model.name],
    ['Model Number', nothing],
    ['Series', ({ trim }) => trim.name],
    ['Body', ({ model }) => BODIES[model.body]],
    ['Transmission', ({ model }) => model.transmission],
    ['Odometer', ({ mileage }) => mileage.toLocaleString('en-US')],
    ['Engine', ({ engine }) => engine.name],
    ['Engine Displacement', liters],
    ['Engine Cylinder Ct', cylinders],
    ['Fuel', ({ engine }) => engine.fuel],
    ['City MPG', ({ engine }) => engine.city],
    ['Highway MPG', ({ engine }) => engine.highway],
    ['Drivetrain Desc', ({ drivetrain }) => drivetrain],
    ['Doors', doors],
    ['Passenger Capacity', ({ model }) => model.seats],
    ['Color', ({ paint }) => paint],
    ['Interior Color', ({ interior }) => interior],
    ['MSRP', nothing],
    ['Price', ({ price }) => (price === 0 ? '0' : dollars(price))],
    ['Other Price', ({ oldPrice }) => (oldPrice === null ? '' : dollars(oldPrice))],
    ['Inventory Date', ({ dateInStock }) => dateInStock],
    ['Certified', ({ isCertified }) => yes(isCertified)],
    ['Status', ({ status }) => status],
    ['Private', ({ isPrivate }) => yes(isPrivate)],
    ['Description', ({ description }) => description],
    ['Features', ({ features }) => features.join('|')],
    ['Photo Url List', pictureCell],
  ],
};

/** Dealer IDs of Lakeshore's stores. */
const DEALER_IDS: Readonly<Record<string, string>> = {
  erie: '20117',
  meadville: '20118',
  jamestown: '20119',
  dunkirk: '20120',
};

/** HomeNet IOL, used by Lakeshore: one file for four stores. */
const homenet: Export = {
  name: 'inventory.txt',
  earlier: 'inventory-earlier.txt',
  separator: '\t',
  columns: [
    ['dealer_id', ({ store }) => DEALER_IDS[store] ?? ''],
    ['type', ({ isNew }) => (isNew ? 'New' : 'Used')],
    ['stock', ({ stock }) => stock],
    ['vin', ({ vin }) => vin],
    ['year', ({ year }) => year],
    ['make', ({ model }) => model.make.toUpperCase()],
    ['model', ({ model }) => model.name],
    ['body', ({ model }) => BODIES[model.body]],
    ['trim', ({ trim }) => trim.name],
    ['doors', doors],
    ['exteriorcolor', ({ paint }) => paint],
    ['interiorcolor', ({ interior }) => interior],
    ['enginecylinders', cylinders],
    ['enginedisplacement', liters],
    ['engine_description', ({ engine }) => engine.name],
    ['transmission', ({ model }) => (model.transmission.includes('Manual') ? 'M' : 'A')],
    ['miles', ({ mileage }) => mileage],
    ['sellingprice', ({ price, oldPrice }) => oldPrice ?? price],
    ['internet_price', ({ price }) => price],
    ['msrp', ({ msrp }) => msrp ?? 0],
    ['certified', ({ isCertified }) => yes(isCertified)],
    ['dateinstock', ({ dateInStock }) => american(dateInStock)],
    ['description', ({ description }) => description],
    ['options', ({ features }) => features.join(',')],
    ['drivetrain', ({ drivetrain }) => drivetrain],
    ['fuel_type', ({ engine }) => engine.fuel],
    ['citympg', ({ engine }) => engine.city],
    ['highwaympg', ({ engine }) => engine.highway],
    ['passengercapacity', ({ model }) => model.seats],
    ['status', ({ status }) => status],
    ['private', ({ isPrivate }) => (isPrivate ? 1 : 0)],
    ['image_list', pictureCell],
  ],
};

/** Export of a small system, used by Summit. */
const generic: Export = {
  name: 'inventory.csv',
  earlier: 'inventory-earlier.csv',
  separator: ',',
  columns: [
    ['Stock Number', ({ stock }) => stock],
    ['VIN', ({ vin }) => vin],
    ['Condition', ({ isNew, isCertified }) => (isNew ? 'New' : isCertified ? 'Certified' : 'Used')],
    ['Year', ({ year }) => year],
    ['Make', ({ model }) => model.make],
    ['Model', ({ model }) => model.name],
    ['Trim', ({ trim }) => trim.name],
    ['Body Style', ({ model }) => BODIES[model.body]],
    ['Mileage', ({ mileage }) => mileage],
    ['Price', ({ price }) => (price === 0 ? 'Call for price' : price)],
    ['Old Price', ({ oldPrice }) => oldPrice ?? ''],
    ['MSRP', ({ msrp }) => msrp ?? ''],
    ['Exterior Color', ({ paint }) => paint],
    ['Interior Color', ({ interior }) => interior],
    ['Drive Type', ({ drivetrain }) => drivetrain],
    ['Engine', ({ engine }) => engine.name],
    ['Fuel Type', ({ engine }) => engine.fuel],
    ['MPG City', ({ engine }) => engine.city],
    ['MPG Highway', ({ engine }) => engine.highway],
    ['Transmission', ({ model }) => model.transmission],
    ['Doors', doors],
    ['Seats', ({ model }) => model.seats],
    ['Photo Urls', pictureCell],
    ['Options', ({ features }) => features.join('; ')],
    ['Description', ({ description }) => description],
    ['Date In Stock', ({ dateInStock }) => dateInStock],
    ['Status', ({ status }) => status],
    ['Private', ({ isPrivate }) => yes(isPrivate)],
  ],
};

const EXPORTS = { 'north-country': vauto, lakeshore: homenet, summit: generic } as const satisfies Record<
  keyof typeof LOTS,
  Export
>;

function write({ columns, separator }: Export, cars: readonly Described[]): string {
  const quote = (cell: string | number): string => {
    const text = String(cell);
    return /[",\t\n]/.test(text) && (text.includes(separator) || text.includes('"'))
      ? `"${text.replaceAll('"', '""')}"`
      : text;
  };
  const rows = [
    columns.map(([header]) => header),
    ...cars.map((car) => columns.map(([, cell]) => cell(car))),
  ];
  return rows.map((row) => `${row.map(quote).join(separator)}\n`).join('');
}

/** A file under tenants/. */
export interface FeedFile {
  readonly path: string;
  readonly content: string;
}

/**
 * Creates each dealership's export and the differing part of last week's: cars sold since then, and prices before a
 * reduction.
 */
export function createFeedFiles(): readonly FeedFile[] {
  return (['north-country', 'lakeshore', 'summit'] as const).flatMap((slug) => {
    const plan: LotPlan = LOTS[slug];
    const { cars, sold } = createLot(plan);
    const random = createRandom(plan.seed + 1);
    const described = [...cars, ...sold].map((car) => ({
      ...car,
      description: describeCar(car, VOICES[slug], random),
    }));
    const now = described.slice(0, cars.length);
    const earlier = [
      ...now.flatMap((car) => (car.earlierPrice === null ? [] : [{ ...car, price: car.earlierPrice }])),
      ...described.slice(cars.length),
    ];
    const format = EXPORTS[slug];
    return [
      { path: `${slug}/${format.name}`, content: write(format, now) },
      { path: `${slug}/${format.earlier}`, content: write(format, earlier) },
    ];
  });
}
