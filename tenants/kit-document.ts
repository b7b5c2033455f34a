import type { Picture } from './picture.ts';
import type { Prose, Text } from './text.ts';

/** Fields that are filled in when a kit becomes documents: what Sanity keeps, whose it is, its place in a list. */
type FilledIn = `_${string}` | 'dealership' | 'order';

/**
 * Sanity data as a kit writes them down: texts, rich text, pictures and slugs in their short forms, references as the
 * key of a document of the same dealership, and without the types and keys that the schema knows.
 */
export type KitOf<Value> = Value extends { _type: 'localeString' | 'localeText' }
  ? Text
  : Value extends { _type: 'localeBlock' }
    ? Prose
    : Value extends { _type: 'accessibleImage' | 'image' }
      ? Picture
      : Value extends { _type: 'slug' | 'reference' }
        ? string
        : Value extends readonly (infer Member)[]
          ? readonly KitOf<Member>[]
          : Value extends object
            ? { readonly [Field in keyof Value as Exclude<Field, FilledIn>]: KitOf<Value[Field]> }
            : Value;

/** One of several kinds in a list, which says its kind. */
export type KitOfMember<Value> = Value extends { _type: infer Type }
  ? { readonly _type: Type } & KitOf<Value>
  : never;

/** A document with the key that makes its id, `<type>-<dealership>-<key>`. */
export type KitDocument<Document> = KitOf<Document> & { readonly key: string };
