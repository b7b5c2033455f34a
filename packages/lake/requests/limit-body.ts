import { bodyLimit } from 'hono/body-limit';

/** Responds 413 to larger bodies. Must run after authentication, because it reads bodies of undeclared length. */
export const limitBodySize = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: (context) =>
      context.json({ statusCode: 413, error: 'Payload Too Large', message: 'The body is too large.' }, 413),
  });
