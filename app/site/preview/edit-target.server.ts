/** Which document an element of a preview shows, and why, as attributes. */
import { formatNumericDate } from '@rooftop/platform/wording/format-time';
import type { Translate } from '#app/locales/wording.server.ts';

/** When, and to whom, a document or block is shown. */
interface ShownWhen {
  /** `YYYY-MM-DD`, both inclusive. */
  readonly from?: string | null;
  readonly until?: string | null;
  /** What else must hold, in editors' words: `store: erie`. */
  readonly only?: readonly string[];
}

interface EditedDocument extends ShownWhen {
  /** ID of the published document. */
  readonly id: string;
  readonly type: string;
  /** Key of the block of the document that the element shows. Absent for the document as a whole. */
  readonly block?: string;
}

/** Attributes of an element. */
export interface EditTarget {
  readonly 'data-sanity': string;
  readonly 'data-why': string;
}

/** A part of a view. Without `edit`, the element cannot be clicked. */
interface Editable {
  readonly edit?: EditTarget;
}
export type EditTargetOf = (document: EditedDocument) => Editable;

function reason({ from, until, only = [] }: ShownWhen, t: Translate): string {
  const reasons = [
    ...(from ? [t('preview.from', { date: formatNumericDate(from) })] : []),
    ...(until ? [t('preview.until', { date: formatNumericDate(until) })] : []),
    ...only,
  ];
  return reasons.length === 0 ? t('preview.always') : reasons.join(' · ');
}

/** Creates the function that says what an element of a preview shows. */
export const createEditTarget =
  (t: Translate): EditTargetOf =>
  ({ id, type, block, ...when }) => ({
    edit: {
      'data-sanity': `id=${id};type=${type};path=${block === undefined ? '' : `blocks[_key=="${block}"]`}`,
      'data-why': reason(when, t),
    },
  });
