import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** A node of the content model, as Sanity extracts it from the schema. */
type Node =
  | {
      type: 'object';
      attributes: Attributes;
      rest?: Node | undefined;
      dereferencesTo?: string | undefined;
    }
  | { type: 'array'; of: Node }
  | { type: 'union'; of: Node[] }
  | { type: 'inline'; name: string }
  | { type: 'string'; value?: string | undefined }
  | { type: 'number'; value?: number | undefined }
  | { type: 'boolean' | 'null' | 'unknown' };
type Attributes = Record<string, { value: Node; optional?: boolean | undefined }>;

const nodeShape: z.ZodType<Node> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.object({
      type: z.literal('object'),
      attributes: attributesShape,
      rest: nodeShape.optional(),
      dereferencesTo: z.string().optional(),
    }),
    z.object({ type: z.literal('array'), of: nodeShape }),
    z.object({ type: z.literal('union'), of: z.array(nodeShape) }),
    z.object({ type: z.literal('inline'), name: z.string() }),
    z.object({ type: z.literal('string'), value: z.string().optional() }),
    z.object({ type: z.literal('number'), value: z.number().optional() }),
    z.object({ type: z.enum(['boolean', 'null', 'unknown']) }),
  ]),
);
const attributesShape = z.record(
  z.string(),
  z.object({ value: nodeShape, optional: z.boolean().optional() }),
);
const typesShape = z.array(
  z.union([
    z.object({ name: z.string(), type: z.literal('type'), value: nodeShape }),
    z.object({ name: z.string(), type: z.literal('document'), attributes: attributesShape }),
  ]),
);

/** A place in a document that holds an object. */
export interface ObjectPlace {
  readonly kind: 'object';
  /** Its `_type`, or undefined where Sanity stores none. */
  readonly type: string | undefined;
  /** For references: the type of the referenced documents. */
  readonly referencedType: string | undefined;
  /** Fields without which the object is incomplete, except those that Sanity and the seed add. */
  readonly required: readonly string[];
  /** Returns the place of a field, or undefined if there is no such field. */
  readonly field: (name: string) => FieldPlace | undefined;
}

/** A place that holds a string, number, or boolean. */
interface ValuePlace {
  readonly kind: 'value';
  readonly shape: z.ZodType;
}

/** What a place in a document may hold. */
export type FieldPlace =
  | ValuePlace
  | { readonly kind: 'list'; readonly members: readonly FieldPlace[] }
  | ObjectPlace;

const PATH = new URL('../../packages/content/build/schema.json', import.meta.url);

const VALUES = {
  string: z.string(),
  number: z.number(),
  boolean: z.boolean(),
  null: z.null(),
  unknown: z.unknown(),
};

/** Returns the values that a node allows: all of a type, or the listed ones. */
function shapeOf(node: Node): z.ZodType {
  if (node.type === 'union') {
    const values = node.of.flatMap((one) => ('value' in one && one.value !== undefined ? [one.value] : []));
    return values.length === node.of.length ? z.literal(values) : z.unknown();
  }
  if (node.type === 'object' || node.type === 'array' || node.type === 'inline') return z.unknown();
  return 'value' in node && node.value !== undefined ? z.literal(node.value) : VALUES[node.type];
}

function readTypes(): z.output<typeof typesShape> {
  try {
    return typesShape.parse(JSON.parse(readFileSync(PATH, 'utf8')));
  } catch (cause) {
    throw new Error('The content model is not built: run "npm run build" first.', { cause });
  }
}

/** Reads the content model. The returned function maps a document type to its place and its fields. */
function readContentModel(): (type: string) => ObjectPlace {
  const types = new Map(readTypes().map((type) => [type.name, type]));

  function placeOfDocument(name: string): ObjectPlace {
    const type = types.get(name);
    if (type?.type !== 'document') throw new Error(`The content model has no document type "${name}".`);
    return objectPlace(type.attributes);
  }

  /** Outside lists, a union contains only strings or only numbers. */
  function placeOf(node: Node): FieldPlace {
    if (node.type === 'inline') {
      const type = types.get(node.name);
      if (type?.type !== 'type') throw new Error(`The content model has no type "${node.name}".`);
      return placeOf(type.value);
    }
    if (node.type === 'array')
      return { kind: 'list', members: (node.of.type === 'union' ? node.of.of : [node.of]).map(placeOf) };
    return node.type === 'object'
      ? objectPlace(node.attributes, node.rest, node.dereferencesTo)
      : { kind: 'value', shape: shapeOf(node) };
  }

  function objectPlace(attributes: Attributes, rest?: Node, dereferencesTo?: string): ObjectPlace {
    const more = rest && placeOf(rest);
    const inherited = more?.kind === 'object' ? more : undefined;
    const own = attributes['_type']?.value;
    return {
      kind: 'object',
      type: own?.type === 'string' ? own.value : inherited?.type,
      referencedType: dereferencesTo ?? inherited?.referencedType,
      required: [
        ...Object.entries(attributes)
          .filter(([name, { optional }]) => optional !== true && !/^_|^dealership$/.test(name))
          .map(([name]) => name),
        ...(inherited?.required ?? []),
      ],
      field: (name) => {
        const node = attributes[name]?.value;
        return node === undefined ? inherited?.field(name) : placeOf(node);
      },
    };
  }

  return placeOfDocument;
}

let model: ReturnType<typeof readContentModel> | undefined;

/**
 * Returns the place of a document type, with its fields. Reads the model at the first call: `npm start` imports this
 * before it builds the model.
 */
export function documentPlace(type: string): ObjectPlace {
  model ??= readContentModel();
  return model(type);
}
