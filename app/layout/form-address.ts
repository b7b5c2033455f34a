/** Where a form with method GET leads: the path of its action, and its fields as they stand. */
export function formAddress(form: HTMLFormElement): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') parameters.append(name, value);
  }
  return `${new URL(form.action).pathname}?${parameters}`;
}
