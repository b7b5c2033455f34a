/** People with a contact form open. */
import { TOKEN_FIELD } from '#app/forms/spam-filter/spam-field-names.ts';

const PATH = '/contact-us';

export interface FilledForm {
  /** The person's IP address. */
  readonly address: string;
  readonly path: string;
  /** URL-encoded. */
  readonly form: string;
}

/** What the page says once the form was accepted. */
export const SENT = 'Message sent!';

/** IP address of a person. Everybody has their own, as behind a proxy. */
export const addressOf = (person: number): string =>
  `198.${18 + Math.floor(person / 62_500)}.${Math.floor(person / 250) % 250}.${1 + (person % 250)}`;

/**
 * Loads and fills in the form once for each of `count` people.
 * @param first number of the first person
 */
export async function readForms(
  count: number,
  ask: (path: string, address: string) => Promise<{ readonly status: number; readonly body: string }>,
  first = 0,
): Promise<FilledForm[]> {
  const forms: FilledForm[] = [];
  for (let person = first; person < first + count; person += 1) {
    const address = addressOf(person);
    const { status, body } = await ask(PATH, address);
    const token = new RegExp(`name="${TOKEN_FIELD}" value="([^"]+)"`).exec(body)?.[1];
    if (token === undefined) throw new Error(`The form page returned status ${status} without a token.`);
    forms.push({ address, path: PATH, form: fill(person, token) });
  }
  return forms;
}

const fill = (person: number, token: string): string =>
  new URLSearchParams({
    topic: '7',
    firstName: 'Ada',
    lastName: 'Miller',
    email: `ada-${person}@visitor.example`,
    phone: `(315) ${300 + (person % 600)}-${2000 + (person % 8000)}`,
    message: `Do you still have the blue one? I can come by on day ${person}.`,
    [TOKEN_FIELD]: token,
  }).toString();
