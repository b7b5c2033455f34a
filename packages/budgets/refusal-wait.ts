import { BUDGETS } from './budgets.ts';

/**
 * Returns the milliseconds after which a refusal is sent, each time others: what was refused together would otherwise
 * come back together.
 */
export const refusalWait = (): number => BUDGETS.refusalWait.each * (1 + Math.random() / 2);
