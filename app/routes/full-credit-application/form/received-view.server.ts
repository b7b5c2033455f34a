import type { ReceivedApplication } from '@rooftop/vault/applications/applications';
import type { RequestContext } from '#app/context.server.ts';
import { contactMessage } from '#app/forms/how-to-reach-us.server.ts';
import { formatAppointment } from '@rooftop/platform/wording/format-time';

/**
 * What a visitor sees whose application was sent from this browser: when, and what happens next. It says nothing of what
 * is in it.
 */
export async function receivedStep(
  { code, receivedAt, hasRecipient }: ReceivedApplication,
  context: RequestContext,
) {
  const { dealership, locale, t } = context;
  const { heading, text } = hasRecipient
    ? { heading: t('credit.sent'), text: t('credit.sentText') }
    : await contactMessage('FULL_CREDIT_APP', context);
  const when = formatAppointment(receivedAt, dealership.timeZone, locale);
  return {
    kind: 'received' as const,
    heading,
    text,
    received: t('credit.receivedAt', { when, code }),
    another: t('credit.another'),
  };
}
