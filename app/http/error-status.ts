import { isUnavailable } from '@rooftop/platform/is-unavailable';

/** The HTTP status of an exception: 503 if the same request may succeed later, else 500. */
export const statusOf = (error: unknown): number => (isUnavailable(error) ? 503 : 500);
