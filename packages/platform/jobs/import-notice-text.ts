import type { Language } from '@rooftop/tenancy/languages';
import type { Remark } from '@rooftop/inventory/feeds/remark';
import type { Worsening } from '@rooftop/inventory/storage/find-worsening';
import { IMPORT_NOTICE_WORDS } from './import-notice-words.ts';

/** Remarks quoted of each kind. */
const QUOTED = 5;

/** Composes the mail: what was not imported, and the first rows and cells of each kind that became more frequent. */
export function importNoticeText(
  { record, hasStopped, kinds }: Worsening,
  language: Language,
): { readonly subject: string; readonly text: string } {
  const words = IMPORT_NOTICE_WORDS[language];
  // The problem and the cells are quoted. They aren't translated.
  const quote = ({ line, column, cell, reason }: Remark) =>
    [words.line(line), ...(column === null ? [] : [column]), cell === null ? reason : `“${cell}”`].join(', ');
  const remarks = [...record.rejected, ...record.warnings];
  const parts = kinds.map(({ kind, count }) => {
    const quoted = remarks.filter((remark) => remark.kind === kind).slice(0, QUOTED);
    const more = count > quoted.length ? [`  ${words.andMore(count - quoted.length)}`] : [];
    return [`${count} ${words.kinds[kind]}`, ...quoted.map((remark) => `  ${quote(remark)}`), ...more].join(
      '\n',
    );
  });
  const paragraphs = [
    ...(hasStopped ? [`${words.stopped} ${record.problem ?? ''}`.trim()] : []),
    ...(parts.length > 0 ? [words.worse, ...parts] : []),
    words.advice,
  ];
  return { subject: words.subject(record.source), text: `${paragraphs.join('\n\n')}\n` };
}
