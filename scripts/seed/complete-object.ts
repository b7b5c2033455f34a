import { type Language, LANGUAGES } from '@rooftop/tenancy/languages';
import { localDate } from '@rooftop/tenancy/calendar';
import { z } from 'zod';
import type { ObjectPlace, FieldPlace } from './content-model.ts';
import { KitError, parseKit } from './kit.ts';
import { completeWeek, HOURS, parseHours, US_HOLIDAYS, usHolidays } from './opening-times.ts';
import { type PictureSource, pictureShape } from './picture.ts';
import { readRichText } from './rich-text.ts';

export interface CompletionContext {
  /** Language of texts that don't name one. */
  readonly language: Language;
  /** Returns the picture with this name. Throws if there is none. */
  readonly pictureNamed: (name: string, path: string) => unknown;
  /** Returns the id of a picture's file in the lake. Throws if there is no such file. */
  readonly assetIdOf: (source: PictureSource, path: string) => string;
  /** Returns the id of the dealership's document with this type and key. Throws if there is none. */
  readonly documentIdOf: (type: string, key: string, path: string) => string;
}

const objectShape = z.record(z.string(), z.unknown());
const listShape = z.array(z.unknown());
const typedShape = z.object({ _type: z.string() });

/** Markdown, or its paragraphs. */
const proseShape = z.union([z.string(), z.array(z.string())]);

/** Path of a field, for error messages: `tenants/summit/faqs.json, "oil": answer.en`. */
const within = (path: string, field: string) => `${path}${path.includes(': ') ? '.' : ': '}${field}`;

/**
 * Completes an object from a kit's short forms: adds types, keys, and references to pictures.
 * @param path file and field, for error messages
 * @throws KitError if the content model does not allow the value
 */
export function completeObject(
  place: ObjectPlace,
  value: unknown,
  path: string,
  completion: CompletionContext,
): object {
  return {
    ...(place.type !== undefined && { _type: place.type }),
    ...fieldsOf(place, value, path, completion),
  };
}

function complete(place: FieldPlace, value: unknown, path: string, completion: CompletionContext): unknown {
  if (place.kind === 'value') return parseKit(place.shape, value, path);
  if (place.kind === 'object') return completeObject(place, value, path, completion);
  const [only] = place.members;
  const members =
    value === US_HOLIDAYS && only?.kind === 'object' && only.type === 'specialDay'
      ? usHolidays(localDate('America/New_York', new Date()))
      : parseKit(listShape, value, path);
  return members.map((member, index) => {
    const here = `${path}[${index}]`;
    const memberPlace = placeIn(place.members, member, here);
    return memberPlace.kind === 'object'
      ? { ...completeObject(memberPlace, member, here, completion), _key: String(index + 1) }
      : complete(memberPlace, member, here, completion);
  });
}

/**
 * Finds the place that a list member belongs to. If the list allows several types, the member's `_type` selects one.
 */
function placeIn(members: readonly FieldPlace[], member: unknown, path: string): FieldPlace {
  const type = typedShape.safeParse(member).data?._type;
  const place = members.find((one) => members.length === 1 || (one.kind === 'object' && one.type === type));
  if (place === undefined) throw new KitError(`${path}: an object of type "${type}" is not allowed here`);
  return place;
}

/** Returns a localized value by language. A value without a language is in the first one. */
function byLanguage<Shape extends z.ZodType>(
  shape: Shape,
  value: unknown,
  path: string,
  { language }: CompletionContext,
) {
  const isOne = typeof value !== 'object' || Array.isArray(value);
  const languagesShape = z.partialRecord(z.enum(LANGUAGES), shape);
  return parseKit(languagesShape, isOne ? { [language]: value } : value, path);
}

/** Returns the fields of an object, expanded from the short form if its type has one. */
function fieldsOf(place: ObjectPlace, value: unknown, path: string, completion: CompletionContext): object {
  switch (place.type) {
    case 'localeString':
    case 'localeText':
      return byLanguage(z.string(), value, path, completion);
    case 'localeBlock':
    case 'localeBody':
      return Object.fromEntries(
        Object.entries(byLanguage(proseShape, value, path, completion)).map(([language, prose]) => {
          const here = within(path, language);
          return [language, richTextOf(place.field(language), [prose].flat().join('\n\n'), here, completion)];
        }),
      );
    case 'slug':
      return { current: parseKit(z.string(), value, path) };
    case 'reference':
      return {
        _ref: completion.documentIdOf(place.referencedType ?? '', parseKit(z.string(), value, path), path),
      };
    case 'weekHours':
      return fieldsFrom(place, completeWeek(value, path), path, completion);
    case 'dayHours':
      return fieldsFrom(
        place,
        HOURS.test(String(value)) ? parseHours(String(value)) : value,
        path,
        completion,
      );
    case 'image':
    case 'accessibleImage': {
      const named = typeof value === 'string' ? completion.pictureNamed(value, path) : value;
      const { alt, hotspot, ...source } = parseKit(pictureShape, named, path);
      const altPlace = place.field('alt');
      return {
        asset: { _type: 'reference', _ref: completion.assetIdOf(source, path) },
        ...(alt !== undefined &&
          altPlace && { alt: complete(altPlace, alt, within(path, 'alt'), completion) }),
        ...(hotspot && {
          hotspot: { _type: 'sanity.imageHotspot', ...hotspot },
          crop: { _type: 'sanity.imageCrop', top: 0, bottom: 0, left: 0, right: 0 },
        }),
      };
    }
    case undefined:
    default:
      return fieldsFrom(place, value, path, completion);
  }
}

/** Completes each field, and checks that the content model has it and that none is missing. */
function fieldsFrom(place: ObjectPlace, value: unknown, path: string, completion: CompletionContext): object {
  const fields = parseKit(objectShape, value, path);
  const missing = place.required.find((name) => fields[name] === undefined);
  if (missing !== undefined) throw new KitError(`${within(path, missing)}: is missing`);
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const fieldPlace = place.field(name);
      if (fieldPlace === undefined) throw new KitError(`${within(path, name)}: there is no such field`);
      return [name, complete(fieldPlace, field, within(path, name), completion)];
    }),
  );
}

/** Converts Markdown to Portable Text. Objects between its paragraphs must be allowed there. */
function richTextOf(
  list: FieldPlace | undefined,
  markdown: string,
  path: string,
  completion: CompletionContext,
): object[] {
  const members = list?.kind === 'list' ? list.members : [];
  const documentIdOf = (type: string, key: string) => completion.documentIdOf(type, key, path);
  return readRichText(markdown, path, documentIdOf).map((part, index) => {
    const here = `${path}[${index}]`;
    const place = placeIn(members, part, here);
    if (place.kind !== 'object') throw new Error(`${here}: the content model has no rich text here`);
    if (part._type === 'block') {
      const style = place.field('style');
      if (style?.kind === 'value') parseKit(style.shape, part['style'], within(here, 'style'));
      return part;
    }
    const { _key, ...object } = part;
    return { ...completeObject(place, object, here, completion), _key };
  });
}
