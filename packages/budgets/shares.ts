/** Counts in memory what each person, tenant and caller uses of a budget. */
import type { Budget } from './budget.ts';

const SCOPES = ['person', 'tenant', 'caller', 'process'] as const;
type ShareScope = (typeof SCOPES)[number];

/** Who uses something. A share that isn't named is not counted. The process always is. */
export interface ShareOwner {
  readonly person?: string | undefined;
  readonly tenant?: string | undefined;
  /** As `callerKey` returns it. */
  readonly caller?: string | undefined;
}

/** Why something is refused. */
export interface ShareRefusal {
  /** Whose share is used up. */
  readonly scope: ShareScope;
  /** That share's size, in the budget's unit. */
  readonly limit: number;
  /** Seconds until there is enough again. Undefined if that depends on what is given back, or if it can never fit. */
  readonly retryAfterSeconds: number | undefined;
}

export interface Shares {
  /** Returns why an amount is not available, or undefined if it is. */
  refusal(owner: ShareOwner, amount?: number): ShareRefusal | undefined;
  /** Takes an amount of all shares, or of none if one is used up. Returns the refusal in that case. */
  take(owner: ShareOwner, amount?: number): ShareRefusal | undefined;
  /** Takes an amount even if less is left, such as time that is only known afterwards. */
  charge(owner: ShareOwner, amount: number): void;
  /** Gives back what `take` took. */
  release(owner: ShareOwner, amount?: number): void;
  /** Returns the least that is left of the owner's shares. Never negative. */
  left(owner: ShareOwner): number;
}

/** Number of shares with a window that are remembered. The ones used longest ago are forgotten first. */
const REMEMBERED = 10_000;

/** @param now returns milliseconds of a monotonic clock */
export function createShares(budget: Budget, now: () => number = () => performance.now()): Shares {
  const { windowMs } = budget;
  const used = new Map<string, { readonly amount: number; readonly at: number }>();

  function usedOf(key: string, limit: number): number {
    const share = used.get(key);
    if (share === undefined) return 0;
    if (windowMs === undefined) return share.amount;
    return Math.max(0, share.amount - ((now() - share.at) * limit) / windowMs);
  }

  function set(key: string, amount: number): void {
    // The map's order is the order of use.
    used.delete(key);
    if (amount > 0) used.set(key, { amount, at: now() });
    const [oldest] = used.keys();
    if (windowMs !== undefined && used.size > REMEMBERED && oldest !== undefined) used.delete(oldest);
  }

  /** Returns the shares that count for an owner. */
  function sharesOf(owner: ShareOwner): { scope: ShareScope; key: string; limit: number }[] {
    return SCOPES.flatMap((scope) => {
      const limit = budget[scope];
      const id = scope === 'process' ? '' : owner[scope];
      return limit === undefined || id === undefined ? [] : [{ scope, key: `${scope} ${id}`, limit }];
    });
  }

  function add(owner: ShareOwner, amount: number): void {
    for (const { key, limit } of sharesOf(owner)) set(key, usedOf(key, limit) + amount);
  }

  function refusal(owner: ShareOwner, amount = 1): ShareRefusal | undefined {
    for (const { scope, key, limit } of sharesOf(owner)) {
      const missing = usedOf(key, limit) + amount - limit;
      if (missing <= 0) continue;
      const canFit = windowMs !== undefined && amount <= limit;
      const retryAfterSeconds = canFit
        ? Math.max(1, Math.ceil((missing * windowMs) / limit / 1000))
        : undefined;
      return { scope, limit, retryAfterSeconds };
    }
    return undefined;
  }

  return {
    refusal,
    take(owner, amount = 1) {
      const refused = refusal(owner, amount);
      if (refused === undefined) add(owner, amount);
      return refused;
    },
    charge: add,
    release: (owner, amount = 1) => add(owner, -amount),
    left: (owner) =>
      Math.max(0, Math.min(...sharesOf(owner).map(({ key, limit }) => limit - usedOf(key, limit)))),
  };
}
