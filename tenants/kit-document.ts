import type { Language } from '@rooftop/content/languages';
import type { LocaleBody } from '@rooftop/content/sanity.types.generated';
import type { Picture } from './picture.ts';
import type { Prose, Text } from './text.ts';

/**
 * Fields that kits leave out: those filled in when a kit becomes documents, and references to documents of several
 * types, which are made in the Studio. Texts write such references in Markdown (text.ts).
 */
type LeftOut = `_${string}` | 'dealership' | 'everyDealership' | 'order' | 'target' | 'leftOut';

/** An object between the paragraphs of a text. */
type BodyObject = Exclude<NonNullable<LocaleBody['en']>[number], { _type: 'block' }>;

/**
 * The text of an article or a page in one language: paragraphs of Markdown (text.ts), with `## heading` and `>
 * quotation`, and other objects as data between them.
 */
type BodyParts = readonly (string | KitOfMember<BodyObject>)[];

/** A body in the dealership's first language, or once per language. */
export type Body = BodyParts | { readonly [language in Language]?: BodyParts };

/**
 * Sanity data in a kit's short form: texts, rich text, pictures and slugs are abbreviated, references are the key of
 * a document of the same dealership, and types and keys that the schema knows are omitted.
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

/** A member of a list. If the list allows several types, the member names its type. */
export type KitOfMember<Value> = Value extends { _type: infer Type }
  ? { readonly _type: Type } & KitOf<Value>
  : never;

/** A document with a key, which becomes part of its ID `<type>-<dealership>-<key>`. */
export type KitDocument<Document> = KitOf<Document> & { readonly key: string };
