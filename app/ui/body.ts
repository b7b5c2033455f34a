import type { Body, BodyPart } from '@rooftop/content/objects/body';

/** A heading within a text, and the fragment that leads to it. */
export interface BodyHeading {
  /** `_key` of its paragraph */
  readonly key: string;
  /** of its element, unique within the text: `part-oil-changes` */
  readonly id: string;
  readonly level: 2 | 3;
  readonly text: string;
}

type Paragraph = Extract<BodyPart, { _type: 'block' }>;

/** What one paragraph says, without its marks. */
const textOf = ({ children }: Pick<Paragraph, 'children'>): string =>
  children
    .map(({ text }) => text)
    .join('')
    .trim();

/** Words as a fragment has them: lower-case letters and digits of the Latin alphabet, and single hyphens. */
const fragmentOf = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The headings of a text, in order; one without words is none. @param prefix of their ids */
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

/** What a part of a text says in words. */
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

/** All that a text says in words, a line for each paragraph: for searching, and for counting words. */
export const plainText = (body: Body): string =>
  body
    .flatMap(wordsOf)
    .filter((words) => words !== null && words !== '')
    .join('\n');
