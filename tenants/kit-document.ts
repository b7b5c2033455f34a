import type { Language } from '@rooftop/content/languages';
import type { LocaleBody } from '@rooftop/content/sanity.types.generated';
import type { Picture } from './picture.ts';
import type { Prose, Text } from './text.ts';

/**
 * Fields that kits leave out: what is filled in when a kit becomes documents, and choices among documents of several types,
 * which are made in the Studio; texts say them in their Markdown (text.ts).
 */
type LeftOut = `_${string}` | 'dealership' | 'everyDealership' | 'order' | 'target' | 'leftOut';

/** What stands between the paragraphs of a text. */
type BodyObject = Exclude<NonNullable<LocaleBody['en']>[number], { _type: 'block' }>;

/**
 * The text of an article or a page in one language: paragraphs of Markdown (text.ts), and `## heading` and `> quotation`;
 * between them whatever else a text holds, as data.
 */
type BodyParts = readonly (string | KitOfMember<BodyObject>)[];

/** The same in the dealership's first language, or once per language. */
export type Body = BodyParts | { readonly [language in Language]?: BodyParts };

/**
 * Sanity data as a kit writes them down: texts, rich text, pictures and slugs in their short forms, references as the
 * key of a document of the same dealership, and without the types and keys that the schema knows.
 */
export type KitOf<Value> = Value extends { _type: 'localeString' | 'localeText' }
  ? Text
  : Value extends { _type: 'localeBlock' }
    ? Prose
    : Value extends { _type: 'localeBody' }
      ? Body
      : Value extends { _type: 'accessibleImage' | 'image' }
        ? Picture
        : Value extends { _type: 'slug' | 'reference' }
          ? string
          : Value extends readonly (infer Member)[]
            ? readonly KitOf<Member>[]
            : Value extends object
              ? { readonly [Field in keyof Value as Exclude<Field, LeftOut>]: KitOf<Value[Field]> }
              : Value;

/** One of several kinds in a list, which says its kind. */
export type KitOfMember<Value> = Value extends { _type: infer Type }
  ? { readonly _type: Type } & KitOf<Value>
  : never;

/** A document with the key that makes its id, `<type>-<dealership>-<key>`. */
export type KitDocument<Document> = KitOf<Document> & { readonly key: string };
