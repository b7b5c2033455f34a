import { markdownToPortableText } from '@portabletext/markdown';
import { TYPES_WITH_PAGE } from '@rooftop/content/address';
import type { Language } from '@rooftop/content/languages';
import { z } from 'zod';
import { type PictureSource, pictureShape } from '../../tenants/picture.ts';
import { bodyShape, proseShape, textShape } from '../../tenants/text.ts';
import type { ObjectPlace, Place } from './content-model.ts';

export interface CompletionContext {
  /** Language of texts that don't name one. */
  readonly language: Language;
  /** Returns the id of a picture's file in the lake. */
  readonly assetIdOf: (source: PictureSource) => string;
  /** Returns the id of the dealership's document with this type and key. */
  readonly documentIdOf: (type: string, key: string) => string;
}

const objectShape = z.record(z.string(), z.unknown());
const listShape = z.array(z.unknown());
const typedShape = z.object({ _type: z.string() });

/**
 * Completes an object from a kit's short forms: adds types, keys, and references to pictures.
 * @param path where the object is, for error messages
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

function complete(place: Place, value: unknown, path: string, completion: CompletionContext): unknown {
  if (place.kind === 'value') return value;
  if (place.kind === 'object') return completeObject(place, value, path, completion);
  return listShape.parse(value).map((member, index) => {
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
function placeIn(members: readonly Place[], member: unknown, path: string): Place {
  const type = typedShape.safeParse(member).data?._type;
  const place = members.find((one) => members.length === 1 || (one.kind === 'object' && one.type === type));
  if (place === undefined) throw new Error(`${path}: an object of type "${type}" is not allowed here`);
  return place;
}

/** Returns the fields of an object, expanded from the short form if its type has one. */
function fieldsOf(place: ObjectPlace, value: unknown, path: string, completion: CompletionContext): object {
  const { language, assetIdOf, documentIdOf } = completion;
  switch (place.type) {
    case 'localeString':
    case 'localeText': {
      const text = textShape.parse(value);
      return typeof text === 'string' ? { [language]: text } : text;
    }
    case 'localeBlock': {
      const prose = proseShape.parse(value);
      const perLanguage = 'map' in prose ? { [language]: prose } : prose;
      return Object.fromEntries(
        Object.entries(perLanguage).map(([name, paragraphs]) => [name, blocksOf(paragraphs, completion)]),
      );
    }
    case 'localeBody': {
      const body = bodyShape.parse(value);
      const perLanguage = 'map' in body ? { [language]: body } : body;
      return Object.fromEntries(
        Object.entries(perLanguage).map(([name, parts]) => {
          const list = place.field(name);
          const members = list?.kind === 'list' ? list.members : [];
          return [name, bodyOf(members, parts, `${path}.${name}`, completion)];
        }),
      );
    }
    case 'slug':
      return { current: value };
    case 'reference':
      return { _ref: documentIdOf(place.referencedType ?? '', z.string().parse(value)) };
    case 'image':
    case 'accessibleImage': {
      const { alt, hotspot, ...source } = pictureShape.parse(value);
      const altPlace = place.field('alt');
      return {
        asset: { _type: 'reference', _ref: assetIdOf(source) },
        ...(alt !== undefined && altPlace && { alt: complete(altPlace, alt, `${path}.alt`, completion) }),
        ...(hotspot && {
          hotspot: { _type: 'sanity.imageHotspot', ...hotspot },
          crop: { _type: 'sanity.imageCrop', top: 0, bottom: 0, left: 0, right: 0 },
        }),
      };
    }
    case undefined:
    default:
      return Object.fromEntries(
        Object.entries(objectShape.parse(value)).map(([name, field]) => {
          const fieldPlace = place.field(name);
          if (fieldPlace === undefined)
            throw new Error(`${path}.${name}: the content model has no such field`);
          return [name, complete(fieldPlace, field, `${path}.${name}`, completion)];
        }),
      );
  }
}

/** Generates the same keys every time: 1, 2, 3 … */
function countingKeys(): () => string {
  let keys = 0;
  return () => String(++keys);
}

/** Matches links to a document, for example `article:oil-changes`. */
const DOCUMENT = new RegExp(`^(${TYPES_WITH_PAGE.join('|')}):(.+)$`);

/** Converts paragraphs of Markdown to Portable Text. */
const blocksOf = (
  paragraphs: readonly string[],
  { documentIdOf }: CompletionContext,
  keyGenerator = countingKeys(),
): object[] =>
  markdownToPortableText(paragraphs.join('\n\n'), {
    keyGenerator,
    marks: {
      link: ({ value: { href } }) => {
        const [, type, key] = DOCUMENT.exec(href) ?? [];
        const link = { _type: 'link', _key: keyGenerator() };
        return type === undefined || key === undefined
          ? { ...link, href }
          : { ...link, target: { _type: 'reference', _ref: documentIdOf(type, key) } };
      },
    },
  });

/**
 * Converts a body text with objects between its paragraphs. Adjacent paragraphs are parsed together because a list
 * may span several.
 */
function bodyOf(
  members: readonly Place[],
  parts: readonly (string | object)[],
  path: string,
  completion: CompletionContext,
): object[] {
  const nextKey = countingKeys();
  const body: object[] = [];
  let paragraphs: string[] = [];
  const endParagraphs = () => {
    body.push(...blocksOf(paragraphs, completion, nextKey));
    paragraphs = [];
  };
  for (const [index, part] of parts.entries()) {
    if (typeof part === 'string') {
      paragraphs.push(part);
      continue;
    }
    endParagraphs();
    const here = `${path}[${index}]`;
    const place = placeIn(members, part, here);
    if (place.kind !== 'object') throw new Error(`${here}: only text is allowed here`);
    body.push({ ...completeObject(place, part, here, completion), _key: nextKey() });
  }
  endParagraphs();
  return body;
}
