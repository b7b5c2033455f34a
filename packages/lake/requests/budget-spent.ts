import type { ShareRefusal } from '@rooftop/budgets/shares';

/** 413: one thing is too large. 429: try again later. 503: too much at once. 507: there is no room for more. */
type BudgetStatus = 413 | 429 | 503 | 507;

/** Thrown if a share of a budget is used up (`@rooftop/budgets`). The message says what to do about it. */
export class BudgetSpent extends Error {
  override readonly name = 'BudgetSpent';
  readonly status: BudgetStatus;
  /** Undefined if waiting does not help. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: BudgetStatus, message: string, retryAfterSeconds?: number) {
    super(message);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Returns the seconds after which a refused share is worth another try. */
export const secondsUntil = ({ retryAfterSeconds }: ShareRefusal): number => retryAfterSeconds ?? 1;
