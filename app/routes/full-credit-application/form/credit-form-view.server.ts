import type { RequestContext } from '#app/context.server.ts';
import { localPath } from '#app/http/page-request.ts';
import { contactUs } from '#app/site/contact/contact-us.server.ts';
import { headOf } from '#app/site/head/page-head.server.ts';
import type { PageLayout } from '#app/site/layout/page-layout.ts';
import { FORM_PATH } from './credit-paths.ts';
import { CREDIT_STEPS } from './credit-steps.server.ts';
import { loadDraft } from './load-draft.server.ts';
import { receivedStep } from './received-view.server.ts';
import { sentTexts } from './review-step.server.ts';

export type FormView = Awaited<ReturnType<typeof formView>>;

/** The step of an application that a URL asks for, or the first one that is not complete. */
export async function formView(request: Request, context: RequestContext) {
  const { dealership, locale, t } = context;
  const loaded = await loadDraft(context);
  const { id, received } = loaded;
  const found = CREDIT_STEPS.find(request, loaded);
  const isGone = id === null && received === null && !found.isAsked;
  const [{ key, step, ...shown }, head] = await Promise.all([
    CREDIT_STEPS.show(found, loaded, context),
    headOf(
      {
        title: t('flows.application'),
        description: t('credit.intro'),
        address: FORM_PATH,
        isIndexed: false,
        picture: contactUs,
      },
      context,
    ),
  ]);
  const layout: PageLayout = 'frame';
  return {
    layout,
    head,
    heading: t('credit.form'),
    ...shown,
    /** The step's name for facts. Null if the application was sent, which leaves no step to reach. */
    reached: received === null ? key : null,
    step: received === null ? step : await receivedStep(received, context),
    notice: isGone ? t('credit.expired') : null,
    canStartOver: id !== null,
    sent: { id: 'form-full-credit-app', texts: { ...sentTexts(context), failedText: '' } },
    browse: localPath('/cars-for-sale', locale, dealership.languages),
    words: {
      back: t('personalize.back'),
      next: t('personalize.next'),
      wrong: t('form.wrongCount'),
      failed: t('contact.failed'),
      startOver: t('credit.startOver'),
      browse: t('personalize.browse'),
    },
  };
}
