import { PRIVACY_REQUESTS, type PrivacyRequest } from '@rooftop/leads/kinds/privacy-request';
import type { RequestContext } from '#app/context.server.ts';
import { leadFormView } from '#app/forms/lead-form-view.server.ts';
import { wordsFor } from '#app/locales/wording.server.ts';

const REQUEST_WORDS = [
  'privacyRequest.form',
  'privacyRequest.kind',
  'privacyRequest.message',
  'privacyRequest.messageHint',
] as const;

export type RequestFormView = Awaited<ReturnType<typeof requestFormView>>;

const isRequest = (word: string): word is PrivacyRequest => Object.hasOwn(PRIVACY_REQUESTS, word);

/** Form for a privacy request. */
export async function requestFormView(context: RequestContext) {
  const { t } = context;
  const form = await leadFormView(
    {
      form: 'PRIVACY_REQUEST',
      // A privacy request should collect no more personal data than is needed to identify the person and to answer
      // them.
      hasPhone: false,
      texts: {
        submit: t('privacyRequest.send'),
        sent: t('privacyRequest.sent'),
        sentText: t('privacyRequest.sentText'),
        failed: t('privacyRequest.failed'),
      },
    },
    context,
  );
  const requests = Object.keys(PRIVACY_REQUESTS)
    .filter(isRequest)
    .map((request) => ({ value: request, label: t(`privacyRequest.${request}`) }));
  return { form, requests, words: wordsFor(t, REQUEST_WORDS) };
}
