import { BUDGETS } from '@rooftop/budgets/budgets';

/** The body of a request as JSON or form fields. Returns undefined if it is neither, or too long. */
export async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  try {
    if (!type.startsWith('application/json')) return Object.fromEntries(await request.formData());
    const body = await request.text();
    return body.length > BUDGETS.eventBytes.each ? undefined : JSON.parse(body);
  } catch {
    // The body was cut off or does not match its content type.
    return undefined;
  }
}
