import type { Lead } from '../lead.ts';
import { printNote } from '../wording/note.ts';
import { leadDocument } from './lead-sections.ts';

/**
 * Formats a lead as plain text with short lines and the most urgent first, because it is read on a phone between two
 * customers.
 * @param fileNote says where the lead's file is; null if there is none
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
