import { BUDGETS } from '@rooftop/budgets/budgets';
import { formFieldsOf, parseJson } from './parse-json.ts';

/**
 * The body of a request as JSON or form fields. Returns undefined if it is neither, too long, or has text that cannot be
 * stored.
 */
export async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  try {
    if (!type.startsWith('application/json')) return formFieldsOf(await request.formData());
    const body = await request.text();
    return body.length > BUDGETS.eventBytes.each ? undefined : parseJson(body);
  } catch {
    // The body was cut off, does not match its content type, or has text that cannot be stored.
    return undefined;
  }
}
