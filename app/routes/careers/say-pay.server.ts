import type { JobOpening } from '@rooftop/content/documents/job-opening';
import { formatMoney } from '../../blocks/figures.server.ts';
import type { RequestContext } from '../../context.server.ts';

/** Formats the pay of a job opening, like `$22 – $28 an hour`. Returns null if no pay is given. */
export function sayPay(
  pay: JobOpening['pay'],
  { locale, say }: Pick<RequestContext, 'locale' | 'say'>,
): string | null {
  if (pay === null || (pay.from === null && pay.to === null)) return null;
  const from = pay.from === null ? null : formatMoney(pay.from, locale);
  const to = pay.to === null ? null : formatMoney(pay.to, locale);
  return say(`careers.pay${pay.per}`, { amount: amountOf(from, to, say) });
}

function amountOf(from: string | null, to: string | null, say: RequestContext['say']): string {
  if (from === null) return say('careers.payTo', { to: to ?? '' });
  if (to === null) return say('careers.payFrom', { from });
  return from === to ? from : say('careers.payRange', { from, to });
}
