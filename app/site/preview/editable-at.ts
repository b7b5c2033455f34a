import { vercelStegaDecode } from '@vercel/stega';
import { type EditedField, readEditTarget } from './read-edit-target.ts';

/** What can be edited at a place of a preview. */
interface Editable {
  readonly element: Element;
  readonly field: EditedField;
  /** Whether it is a link outside of all blocks and documents, such as one of a menu. */
  readonly isMenuLink: boolean;
}

/** The field that the first of an element's own texts is written in. Null if none has an edit mark. */
function fieldOfText(element: Element): EditedField | null {
  for (const node of element.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE) continue;
    const mark = vercelStegaDecode<{ readonly edit?: unknown }>(node.nodeValue ?? '')?.edit;
    if (typeof mark === 'string') return readEditTarget(mark);
  }
  return null;
}

/**
 * Returns the innermost text with an edit mark around what an event is about, or the innermost block or document. Null if
 * there is neither.
 */
export function editableAt(target: EventTarget | null): Editable | null {
  for (
    let element = target instanceof Element ? target : null;
    element !== null;
    element = element.parentElement
  ) {
    const field = fieldOfText(element) ?? readEditTarget(element.getAttribute('data-sanity') ?? '');
    if (field === null) continue;
    const isMenuLink = element.closest('a') !== null && element.closest('[data-sanity]') === null;
    return { element, field, isMenuLink };
  }
  return null;
}
