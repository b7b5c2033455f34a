import type { Body } from '@rooftop/content/objects/texts/body';

/** Converts plain text to a rich text. An empty line separates paragraphs. */
export const paragraphs = (text: string): Body =>
  text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph, at) => ({
      _type: 'block',
      _key: `p${at}`,
      style: 'normal',
      children: [{ _type: 'span', _key: 's', text: paragraph.trim(), marks: [] }],
      markDefs: [],
    }));
