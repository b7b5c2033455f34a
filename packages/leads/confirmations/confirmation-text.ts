import { printNote } from '../wording/note.ts';
import type { CompleteConfirmation } from './confirmation-html.ts';

/** Formats a confirmation as text, with the same content as `confirmationHtml`. */
export function confirmationText(confirmation: CompleteConfirmation): string {
  const { heading, intro, code, car, buttons, sections, signature, brand, closing, stop, stopUrl } =
    confirmation;
  const blocks: readonly (readonly string[])[] = [
    brand === null ? [] : [brand.name],
    [heading],
    intro,
    code === null ? [] : [`${code.label}: ${code.value}`],
    car === null
      ? []
      : [car.title, ...(car.price === null ? [] : [car.price]), ...car.notes, ...linkLine(car.href)],
    ...buttons
      .filter(({ href }) => href.startsWith('http') && href !== car?.href)
      .map(({ label, href }) => [`${label}: ${href}`]),
    ...sections.map(({ title, notes }) => [
      title.toUpperCase(),
      ...notes.flatMap((note) => [printNote(note), ...linkLine(note.href)]),
    ]),
    signature === null ? [] : [signature.name, ...[signature.title].filter((title) => title !== null)],
    closing === null ? [] : [closing],
    [stop.text, `${stop.label}: ${stopUrl}`],
  ];
  const written = blocks.filter((block) => block.length > 0);
  return `${written.map((block) => block.join('\n')).join('\n\n')}\n`;
}

const linkLine = (href: string | null): readonly string[] => (href?.startsWith('http') ? [href] : []);
