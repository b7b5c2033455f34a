/** Bytes of a program's request; no body of ours comes near. */
const MAX_LENGTH = 8192;

/** The body of a request as JSON or as a form's fields; undefined: it is neither, or too long. */
export async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  try {
    if (!type.startsWith('application/json')) return Object.fromEntries(await request.formData());
    const body = await request.text();
    return body.length > MAX_LENGTH ? undefined : JSON.parse(body);
  } catch {
    // Cut off, or not what its type says.
    return undefined;
  }
}
