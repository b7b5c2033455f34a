/** A press while the results are changing. It waits for the change, so that it adds to it. For browsers only. */

/** What was pressed, by IDs, because the change replaces the elements. */
export type WaitingPress =
  | { readonly link: string }
  | { readonly fields: readonly (readonly [id: string, value: string])[] };

/** A press on a link. Null if it can't be found again. */
export const linkPress = ({ id }: HTMLAnchorElement): WaitingPress | null =>
  id === '' ? null : { link: id };

/** What a form is sent with. Null if it can't be found again. */
export function formPress(form: HTMLFormElement): WaitingPress | null {
  const controls = [...form.elements].filter(
    (one) => one instanceof HTMLInputElement || one instanceof HTMLSelectElement,
  );
  const fields = controls.flatMap(({ id, value }) => (id === '' ? [] : [[id, value] as const]));
  return fields.length === 0 ? null : { fields };
}

/** Presses the same on the page as it is now. Does nothing if it is gone. */
export function repeatPress(press: WaitingPress): void {
  if ('link' in press) {
    document.getElementById(press.link)?.click();
    return;
  }
  let form: HTMLFormElement | null = null;
  for (const [id, value] of press.fields) {
    const control = document.getElementById(id);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue;
    control.value = value;
    form = control.form;
  }
  form?.requestSubmit();
}
