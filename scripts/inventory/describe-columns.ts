import { type ColumnProposal, IMPORTANT_FIELDS } from '@rooftop/inventory/feeds/propose-columns';
import { formatTable } from '../print-table.ts';

/** Says what a feed leaves open because no column holds it, and what happens to its cars then. */
export const describeGaps = ({ gaps }: Pick<ColumnProposal, 'gaps'>): readonly string[] =>
  gaps.map(
    (field) =>
      `No column for ${field}: ${IMPORTANT_FIELDS[field]}. Map one with --column ${field}=<header> if the feed has it.`,
  );

/** Shows how columns are read and why, which are not, and what is missing. */
export function describeProposal(proposal: ColumnProposal): string {
  const { proposed, refused, unused, missing } = proposal;
  const rows = proposed.map(({ field, header, why }) => [field, header, why]);
  const notRead = refused.map(({ field, header, why }) => `${header} is not read as ${field}: ${why}`);
  const parts = [
    [formatTable([['field', 'column', 'why'], ...rows])],
    notRead,
    unused.length > 0 ? [`Unused columns: ${unused.join(', ')}`] : [],
    missing.length > 0 ? [`Missing: ${missing.join(', ')}. Map them with --column <field>=<header>.`] : [],
    describeGaps(proposal),
  ];
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}
