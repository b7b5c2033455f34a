import type { Listing } from '../vehicle.ts';
import {
  ATTRIBUTE_RULES,
  type AttributeKind,
  ATTRIBUTE_KINDS,
  type ValueDescription,
} from './attribute-rules.ts';
import { searchableWords } from './keyword/keyword-words.ts';

/** A value that cars share. */
export interface Attribute extends Omit<ValueDescription, 'text'> {
  readonly id: number;
  readonly kind: AttributeKind;
  readonly words: ReadonlySet<string>;
  /** Whether a car that is not private has it or had it. */
  isPublic: boolean;
}

function mark(attribute: Attribute | null, isPublic: boolean): void {
  if (attribute !== null && isPublic) attribute.isPublic = true;
}

/**
 * Every value ever seen, numbered. It only grows, so an index can share it with the index it was made from, and ids
 * stay valid.
 */
export class Attributes {
  readonly all: Attribute[] = [];
  /** By kind, then by text as spelled in feeds, or by value. */
  readonly #byText = new Map<AttributeKind, Map<string, Attribute | null>>();
  readonly #byValue = new Map<AttributeKind, Map<string, Attribute>>();

  constructor() {
    for (const kind of ATTRIBUTE_KINDS) {
      this.#byText.set(kind, new Map());
      this.#byValue.set(kind, new Map());
      for (const text of ATTRIBUTE_RULES[kind].known) mark(this.#intern(kind, text), true);
    }
  }

  /** Finds the value of a kind, however a feed spelled it. */
  find(kind: AttributeKind, value: string): Attribute | undefined {
    return this.#byValue.get(kind)?.get(value);
  }

  /** Every value of a kind. */
  of(kind: AttributeKind): Iterable<Attribute> {
    return this.#byValue.get(kind)?.values() ?? [];
  }

  /** The ids of a car's values, without duplicates. */
  read(listing: Listing): readonly number[] {
    const ids: number[] = [];
    for (const kind of ATTRIBUTE_KINDS) {
      for (const text of ATTRIBUTE_RULES[kind].read(listing)) {
        const attribute = text === null ? null : this.#intern(kind, text);
        mark(attribute, !listing.isPrivate);
        if (attribute !== null && !ids.includes(attribute.id)) ids.push(attribute.id);
      }
    }
    return ids;
  }

  /** Returns null if the text has no character that a URL could contain. */
  #intern(kind: AttributeKind, text: string): Attribute | null {
    const texts = this.#byText.get(kind);
    const known = texts?.get(text);
    if (known !== undefined) return known;
    const described = ATTRIBUTE_RULES[kind].describe(text);
    const attribute =
      described.value === '' ? null : (this.find(kind, described.value) ?? this.#add(kind, described));
    texts?.set(text, attribute);
    return attribute;
  }

  #add(kind: AttributeKind, { value, label, parent, text }: ValueDescription): Attribute {
    const words = searchableWords(text);
    const attribute = { id: this.all.length, kind, value, label, parent, words, isPublic: false };
    this.all.push(attribute);
    this.#byValue.get(kind)?.set(value, attribute);
    return attribute;
  }
}
