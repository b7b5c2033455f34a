import type { Body, BodyPart } from '@rooftop/content/objects/texts/body';

/** Heading in a rich text, with its fragment. */
interface BodyHeading {
  /** The `_key` of its paragraph. */
  readonly key: string;
  /** Element ID, unique within the text, for example `part-oil-changes`. */
  readonly id: string;
  readonly level: 2 | 3;
  readonly text: string;
}

type Paragraph = Extract<BodyPart, { _type: 'block' }>;

/** Text of one paragraph, without marks. */
const textOf = ({ children }: Pick<Paragraph, 'children'>): string =>
  children
    .map(({ text }) => text)
    .join('')
    .trim();

/** Slug for URL fragments: lowercase Latin letters and digits with single hyphens. */
const fragmentOf = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * Headings of a rich text in order, without empty ones.
 * @param prefix Prefix of their IDs.
 */
export function headingsOf(body: Body, prefix = 'part'): readonly BodyHeading[] {
  const taken = new Set<string>();
  return body.flatMap((part) => {
    if (part._type !== 'block' || (part.style !== 'h2' && part.style !== 'h3')) return [];
    const text = textOf(part);
    if (text === '') return [];
    const name = [prefix, fragmentOf(text)].filter(Boolean).join('-');
    let id = name;
    for (let count = 2; taken.has(id); count += 1) id = `${name}-${count}`;
    taken.add(id);
    return [{ key: part._key, id, level: part.style === 'h2' ? 2 : 3, text }];
  });
}

/** Texts of one part. */
function wordsOf(part: BodyPart): readonly (string | null)[] {
  switch (part._type) {
    case 'block':
      return [textOf(part)];
    case 'callout':
      return [part.text];
    case 'bodyPicture':
      return [part.caption];
    case 'bodyVideo':
      return [part.title];
    case 'bodyVehicles':
      return [part.heading];
    case 'bodyTable':
      break;
  }
  return part.rows.map(({ cells }) => cells.join(' '));
}

/** Plain text of a rich text, one line per paragraph, for search and word counts. */
export const plainText = (body: Body): string =>
  body
    .flatMap(wordsOf)
    .filter((words) => words !== null && words !== '')
    .join('\n');
