/** Error responses in the shape of Sanity's API, which its client understands. */
import type { Context } from 'hono';

const NAMES = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
} as const;

/** Returns a JSON error response. `message` is for people and must not reveal anything the client may not know. */
export function apiError(context: Context, statusCode: keyof typeof NAMES, message: string): Response {
  const code = statusCode === 401 ? { errorCode: 'SIO-401-ANF' } : {};
  return context.json({ statusCode, error: NAMES[statusCode], message, ...code }, statusCode);
}
