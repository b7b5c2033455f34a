/** Turns errors into responses with the error shapes of Sanity's API. */
import { STATUS_CODES } from 'node:http';
import { QueueFullError } from '@rooftop/budgets/queue-full-error';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import { AccessRefused } from '../access/accounts/grants.ts';
import { apiError } from '../requests/api-error.ts';
import { BudgetSpent } from '../requests/budget-spent.ts';
import { WriteRefused } from '../mutations/write-refused.ts';
import { QueryRefused } from '../query/syntax.ts';
import { TransactionIdTaken } from '../store/writer.ts';
import { WriterUnavailable } from '../store/writer-link.ts';

const UNAVAILABLE = { statusCode: 503, error: 'Service Unavailable' };

/**
 * Returns the response to a failed request. Unexpected errors are logged, and the response reveals nothing about
 * them.
 */
export function toErrorResponse(context: Context, error: unknown, log: Logger): Response {
  if (error instanceof QueryRefused) return context.json(error.toBody(), 400);
  if (error instanceof BudgetSpent) {
    const { status, message, retryAfterSeconds } = error;
    if (retryAfterSeconds !== undefined) context.header('Retry-After', String(retryAfterSeconds));
    return context.json({ statusCode: status, error: STATUS_CODES[status], message }, status);
  }
  if (error instanceof WriteRefused) {
    const kind = context.req.path.includes('/data/actions/') ? 'action' : 'mutation';
    return context.json(error.toBody(kind), error.status);
  }
  if (error instanceof AccessRefused) return apiError(context, 403, error.message);
  if (error instanceof TransactionIdTaken) return apiError(context, 409, error.message);
  if (error instanceof WriterUnavailable || isDatabaseDown(error)) {
    log.warn({ err: error }, 'The database does not respond');
    return context.json({ ...UNAVAILABLE, message: 'The lake cannot reach its database.' }, 503, {
      'Retry-After': '1',
    });
  }
  if (error instanceof QueueFullError)
    return context.json({ ...UNAVAILABLE, message: error.message }, 503, { 'Retry-After': '2' });
  log.error({ err: error, method: context.req.method, path: context.req.path }, 'A request failed');
  const message = 'An internal error occurred.';
  return context.json({ statusCode: 500, error: 'Internal Server Error', message }, 500);
}

const CONNECTION_CODES = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|57P0|53300|08)/;

/** Returns true if a database error, or its cause, is a failed connection. */
function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && CONNECTION_CODES.test(error.code)) return true;
  if (/Connection terminated|timeout exceeded when trying to connect/i.test(error.message)) return true;
  return error.cause !== undefined && isDatabaseDown(error.cause);
}
