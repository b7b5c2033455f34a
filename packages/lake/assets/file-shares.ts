import { BUDGETS } from '@rooftop/budgets/budgets';
import { createShares } from '@rooftop/budgets/shares';
import { BudgetSpent, secondsUntil } from '../requests/budget-spent.ts';

/** Counts uploaded files by tenant. What the operator's own users upload for all tenants does not count. */
export function createFileShares(tenantType: string): (tenants: readonly string[] | '*') => void {
  const shares = createShares(BUDGETS.newFiles);
  return (tenants) => {
    if (tenants === '*') return;
    for (const tenant of tenants) {
      const refused = shares.refusal({ tenant });
      if (refused === undefined) continue;
      const seconds = secondsUntil(refused);
      throw new BudgetSpent(
        507,
        `A ${tenantType} may upload ${refused.limit} files a day, and they are used up. Use pictures that are uploaded already, or try again in ${seconds} s.`,
        seconds,
      );
    }
    for (const tenant of tenants) shares.charge({ tenant }, 1);
  };
}
