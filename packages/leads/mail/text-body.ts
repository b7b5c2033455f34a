import type { Lead } from '../lead.ts';
import { printNote } from '../wording/note.ts';
import { leadDocument } from './lead-sections.ts';

/**
 * Formats a lead as plain text with short lines and the most urgent first, because it is read on a phone between two
 * customers.
 * @param fileNotes say where the lead's files are
 */
export function textBody(lead: Lead, fileNotes: readonly string[]): string {
  const { heading, intro, sections } = leadDocument(lead, fileNotes);
  return [
    [heading, ...intro],
    ...sections.map(({ title, notes }) => [title.toUpperCase(), ...notes.map(printNote)]),
  ]
    .map((block) => block.join('\n'))
    .join('\n\n')
    .concat('\n');
}
