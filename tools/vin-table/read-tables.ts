import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { calmCase, type Element, ELEMENTS, type LookUps, readValue } from './values.ts';

/** The oldest model year. */
const FIRST_YEAR = 1996;
/** vPIC has schemas without an end. */
const LAST_YEAR = 2039;
/** Passenger car, truck, bus (large vans), multipurpose passenger vehicle, incomplete vehicle (some pickups). */
const VEHICLE_TYPES = '2, 3, 5, 7, 10';

/** Makes of cars, SUVs, pickups and vans. Those of trucks, buses and kit cars are left out. */
const MAKE_NAMES = new Map(
  `Acura; Alfa Romeo; Aston Martin; Audi; Bentley; BMW; Bugatti; Buick; Cadillac; Chevrolet; Chrysler; Daewoo; Dodge; Eagle; Ferrari;
  Fiat; Fisker; Ford; Genesis; Geo; GMC; Honda; Hummer; Hyundai; Infiniti; Ineos; Isuzu; Jaguar; Jeep; Karma; Kia; Lamborghini;
  Land Rover; Lexus; Lincoln; Lotus; Lucid; Maserati; Maybach; Mazda; McLaren; Mercedes-Benz; Mercury; MINI; Mitsubishi; Nissan;
  Oldsmobile; Plymouth; Polestar; Pontiac; Porsche; Ram; Rivian; Rolls-Royce; Saab; Saturn; Scion; smart; Subaru; Suzuki; Tesla;
  Toyota; VinFast; Volkswagen; Volvo`
    .split(';')
    .map((make) => [make.trim().toLowerCase(), make.trim()] as const),
);

const PATTERN = /^[A-Z0-9*#|[\]-]+$/;

interface Years {
  /** The first and the last model year: `2018-2020`. */
  readonly range: string;
  /** Positions in the list of schemas. */
  readonly schemas: readonly number[];
}

export interface Distilled {
  /** The latest change of the tables, `YYYY-MM-DD`. */
  readonly date: string;
  readonly wmis: readonly {
    readonly wmi: string;
    readonly makes: readonly string[];
    readonly years: readonly Years[];
  }[];
  /** Each line of a schema has an element, a value, and the patterns of VINs with this value. */
  readonly schemas: readonly (readonly string[])[];
}

/** A make as its manufacturer spells it. Null if we leave it out. */
const makeName = (name: string): string | null => MAKE_NAMES.get(name.trim().toLowerCase()) ?? null;

/** Runs a query of a vPIC database, and checks its rows. */
type Read = <Shape extends z.ZodType>(shape: Shape, sql: string) => z.infer<Shape>[];

/** Reads what the product needs of the vPIC database in this file. */
export function readTables(file: string): Distilled {
  const database = new DatabaseSync(file, { readOnly: true });
  const read: Read = (shape, sql) => z.array(shape).parse(database.prepare(sql).all());
  const found = readRules(read);
  const schemas = numberSchemas(found);
  const wmis = readWmis(read, found, schemas.numberOf);
  const dates = read(
    z.object({ date: z.string() }),
    'SELECT substr(max(UpdatedOn), 1, 10) AS date FROM VinSchema',
  );
  database.close();
  return { date: dates[0]?.date ?? '', wmis, schemas: schemas.lines };
}

/** What vPIC's look-up tables and models are called. Models of makes that we leave out are missing. */
function readLookUps(read: Read): LookUps {
  const named = (table: string): ReadonlyMap<string, string> =>
    new Map(
      read(z.object({ Id: z.number(), Name: z.string() }), `SELECT Id, Name FROM ${table}`).map(
        ({ Id, Name }) => [String(Id), Name.trim()],
      ),
    );
  const models = read(
    z.object({ id: z.number(), model: z.string(), make: z.string() }),
    `SELECT Model.Id AS id, Model.Name AS model, Make.Name AS make FROM Model
     JOIN Make_Model ON ModelId = Model.Id JOIN Make ON Make.Id = MakeId`,
  ).map(({ id, model, make }) => ({ id: String(id), model: model.trim(), make: makeName(make) }));
  return {
    Model: new Map(
      models.flatMap(({ id, make, model }) => (make === null ? [] : [[id, modelOf(make, model)] as const])),
    ),
    BodyStyle: named('BodyStyle'),
    FuelType: named('FuelType'),
    EngineConfiguration: named('EngineConfiguration'),
  };
}

interface FoundRules {
  /** Patterns by element and value, by schema. */
  readonly bySchema: ReadonlyMap<number, ReadonlyMap<string, ReadonlySet<string>>>;
  /** Schemas with a model of one of our makes. */
  readonly ours: ReadonlySet<number>;
  /** Schemas with a model of another make. */
  readonly foreign: ReadonlySet<number>;
}

function readRules(read: Read): FoundRules {
  const lookUps = readLookUps(read);
  const bySchema = new Map<number, Map<string, Set<string>>>();
  const ours = new Set<number>();
  const foreign = new Set<number>();
  for (const { schema, keys, element: id, attribute } of read(
    z.object({ schema: z.number(), keys: z.string(), element: z.number(), attribute: z.string() }),
    `SELECT VinSchemaId AS schema, upper(trim(Keys)) AS keys, ElementId AS element, trim(AttributeId) AS attribute
     FROM Pattern WHERE ElementId IN (${Object.keys(ELEMENTS).join()}) ORDER BY Id`,
  )) {
    const element: Element | undefined = ELEMENTS[id];
    const value = element === undefined ? null : readValue(element, attribute, lookUps);
    if (element?.code === 'M') (value === null ? foreign : ours).add(schema);
    if (element === undefined || value === null || !PATTERN.test(keys)) continue;
    const rules = bySchema.get(schema) ?? new Map<string, Set<string>>();
    bySchema.set(schema, rules);
    const rule = `${element.code} ${value}`;
    rules.set(rule, (rules.get(rule) ?? new Set()).add(keys));
  }
  return { bySchema, ours, foreign };
}

/** Gives numbers to schemas when they are first asked for. Those with the same rules share one. */
function numberSchemas({ bySchema, ours, foreign }: FoundRules) {
  const lines: string[][] = [];
  const numbers = new Map<string, number>();
  /** The number of a schema in the file. Null if it is of no use. */
  function numberOf(id: number): number | null {
    const rules = bySchema.get(id);
    if (rules === undefined || (foreign.has(id) && !ours.has(id))) return null;
    const written = [...rules].map(([rule, keys]) => `${rule}\t${[...keys].sort().join(' ')}`).sort();
    const text = written.join('\n');
    const number = numbers.get(text) ?? lines.push(written) - 1;
    numbers.set(text, number);
    return number;
  }
  return { lines, numberOf };
}

/** Makes by the world manufacturer identifier. */
function readMakes(read: Read): ReadonlyMap<string, readonly string[]> {
  const rows = read(
    z.object({ wmi: z.string(), make: z.string() }),
    `SELECT Wmi AS wmi, Name AS make FROM Wmi JOIN Wmi_Make ON WmiId = Wmi.Id JOIN Make ON Make.Id = Wmi_Make.MakeId
     UNION SELECT Wmi, Name FROM Wmi JOIN Make ON Make.Id = Wmi.MakeId ORDER BY 1, 2`,
  );
  const byWmi = Map.groupBy(rows, ({ wmi }) => wmi);
  return new Map(
    [...byWmi].map(([wmi, same]) => {
      return [wmi, [...new Set(same.flatMap(({ make }) => makeName(make) ?? []))]];
    }),
  );
}

/** The manufacturers that have a model of one of our makes. */
function readWmis(
  read: Read,
  { ours }: FoundRules,
  numberOf: (schema: number) => number | null,
): Distilled['wmis'] {
  const makes = readMakes(read);
  const rows = read(
    z.object({ wmi: z.string(), from: z.number(), to: z.number(), schema: z.number() }),
    `SELECT Wmi AS wmi, max(YearFrom, ${FIRST_YEAR}) AS "from", coalesce(YearTo, ${LAST_YEAR}) AS "to",
            VinSchemaId AS schema
     FROM Wmi JOIN Wmi_VinSchema ON WmiId = Wmi.Id
     WHERE VehicleTypeId IN (${VEHICLE_TYPES}) AND length(Wmi) = 3 AND coalesce(YearTo, ${LAST_YEAR}) >= ${FIRST_YEAR}
     ORDER BY 1, 2, 3, 4`,
  );
  const byWmi = Map.groupBy(rows, ({ wmi }) => wmi);
  return [...byWmi].flatMap(([wmi, all]) => {
    if (!all.some(({ schema }) => ours.has(schema))) return [];
    const byYears = [...Map.groupBy(all, ({ from, to }) => `${from}-${to}`)];
    const years = byYears.map(([range, same]) => ({
      range,
      schemas: [...new Set(same.flatMap(({ schema }) => numberOf(schema) ?? []))],
    }));
    return [{ wmi, makes: makes.get(wmi) ?? [], years: years.filter(({ schemas }) => schemas.length > 0) }];
  });
}

/** Makes that vPIC counts as models of another make. */
const MAKES_IN_MODELS = /^(Scion|Maybach) /;

/** `Make|Model`, without what NHTSA adds to a name: `Prius Prime (PHEV)`. */
function modelOf(make: string, name: string): string {
  const model = calmCase(name.replace(/\s*\((?:PHEV|EV|HEV|BEV|FCEV)\)$/, '').replaceAll(/\s+/g, ' '));
  const [prefix = '', own = make] = MAKES_IN_MODELS.exec(model) ?? [];
  return `${own}|${model.slice(prefix.length)}`;
}
