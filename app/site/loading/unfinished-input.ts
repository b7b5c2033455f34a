/** Finds what a reload would lose. For browsers only. */

/** Forms that the visitor typed in. A form that was sent is replaced or reset. */
const touched = new WeakSet<HTMLFormElement>();

/** Something over the page, which the visitor is using. */
const OPEN = 'dialog[open], [role="dialog"], :popover-open:not(.toaster)';

const isTyped = ({ value, defaultValue }: HTMLInputElement | HTMLTextAreaElement): boolean =>
  value !== defaultValue;

const isChecked = ({ checked, defaultChecked }: HTMLInputElement): boolean => checked !== defaultChecked;

/** Without a default, browsers select the first option. */
const isChosen = ({ options, selectedIndex }: HTMLSelectElement): boolean =>
  selectedIndex !==
  Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  );

/** Whether a form's controls differ from what the server rendered. */
const isFilledIn = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll('input')].some((input) =>
    ['checkbox', 'radio'].includes(input.type) ? isChecked(input) : input.type !== 'hidden' && isTyped(input),
  ) ||
  [...form.querySelectorAll('textarea')].some(isTyped) ||
  [...form.querySelectorAll('select')].some(isChosen);

/** A GET form, such as the filters of a search, is in the URL as soon as it is sent, and quickly filled in again. */
const isUnfinished = (form: HTMLFormElement): boolean =>
  form.method === 'post' && (touched.has(form) || isFilledIn(form));

/** Scripts of other companies use frames that are not shown. */
const isShown = ({ offsetWidth, offsetHeight }: HTMLIFrameElement): boolean =>
  offsetWidth > 1 && offsetHeight > 1;

/** The document of a frame, or null if it is another website's. */
function documentOf(frame: HTMLIFrameElement): Document | null {
  try {
    return frame.contentDocument;
  } catch {
    return null;
  }
}

/**
 * Whether a form has input that was not sent, or something is open over the page. Frames count, too; what happens in
 * another website's frame, such as a lender's form, is unknown and counts as input.
 */
export function hasUnfinishedInput(page: Document): boolean {
  return (
    page.querySelector(OPEN) !== null ||
    [...page.forms].some(isUnfinished) ||
    [...page.querySelectorAll('iframe')]
      .filter(isShown)
      .map(documentOf)
      .some((one) => one === null || hasUnfinishedInput(one))
  );
}

/** Watches typing, because React keeps the default value of some controls equal to their value. */
export function watchInput(page: Document): void {
  page.addEventListener(
    'input',
    ({ target }) => {
      const form = target instanceof Element ? target.closest('form') : null;
      if (form !== null) touched.add(form);
    },
    true,
  );
  page.addEventListener(
    'reset',
    ({ target }) => {
      if (target instanceof HTMLFormElement) touched.delete(target);
    },
    true,
  );
}
