import { bodyLimit } from 'hono/body-limit';

/** Refuses bodies of more bytes with 413. Belongs behind the sign-in: a body without a stated length is read here. */
export const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: (context) =>
      context.json({ statusCode: 413, error: 'Payload Too Large', message: 'The body is too large.' }, 413),
  });
