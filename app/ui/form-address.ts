/** URL that a GET form leads to: its action with the current values of its fields. */
export function formAddress(form: HTMLFormElement): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') parameters.append(name, value);
  }
  return `${new URL(form.action).pathname}?${parameters}`;
}
