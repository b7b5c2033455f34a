import type { Body } from '@rooftop/content/objects/body';

/** Plain text as a body: an empty line ends a paragraph. */
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
