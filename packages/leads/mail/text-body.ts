import type { Lead } from '../lead.ts';
import { printNote } from '../wording/note.ts';
import { leadDocument } from './lead-sections.ts';

/**
 * A lead in plain words, short lines, the most urgent first: read on a phone between two customers.
 * @param fileNote says where a file is that came with it; null: there is none
 */
export function textBody(lead: Lead, fileNote: string | null): string {
  const { heading, intro, sections } = leadDocument(lead, fileNote);
  return [
    [heading, ...intro],
    ...sections.map(({ title, notes }) => [title.toUpperCase(), ...notes.map(printNote)]),
  ]
    .map((block) => block.join('\n'))
    .join('\n\n')
    .concat('\n');
}
