import type { JobOpening } from '@rooftop/content/documents/job-opening/job-opening';
import { formatMoney } from '@rooftop/platform/wording/format-number';
import type { RequestContext } from '#app/context.server.ts';

/** Formats the pay of a job opening, like `$22 – $28 an hour`. Returns null if no pay is given. */
export function formatPay(
  pay: JobOpening['pay'],
  { locale, t }: Pick<RequestContext, 'locale' | 't'>,
): string | null {
  if (pay === null || (pay.from === null && pay.to === null)) return null;
  const from = pay.from === null ? null : formatMoney(pay.from, locale);
  const to = pay.to === null ? null : formatMoney(pay.to, locale);
  return t(`careers.pay${pay.per}`, { amount: amountOf(from, to, t) });
}

function amountOf(from: string | null, to: string | null, t: RequestContext['t']): string {
  if (from === null) return t('careers.payTo', { to: to ?? '' });
  if (to === null) return t('careers.payFrom', { from });
  return from === to ? from : t('careers.payRange', { from, to });
}
