import type { RequestContext } from '#app/context.server.ts';
import { localPath } from '#app/http/page-request.ts';
import { contactLeadView } from '#app/site/contact/contact-view.server.ts';
import { contactUs } from '#app/site/contact/contact-us.server.ts';
import { headOf } from '#app/site/head/page-head.server.ts';
import { APPLICATION_PATH, FORM_PATH } from './form/credit-paths.ts';

/** The page around the form, with whom to call (spec 2). It loads nothing from third parties. */
export async function pageView(context: RequestContext) {
  const { dealership, locale, t } = context;
  const heading = t('flows.application');
  const intro = t('credit.intro');
  const [lead, head] = await Promise.all([
    contactLeadView({ heading, intro }, context),
    headOf(
      { title: heading, description: intro, address: APPLICATION_PATH, isIndexed: true, picture: contactUs },
      context,
    ),
  ]);
  context.allowFrames(["'self'"]);
  const form = {
    src: localPath(FORM_PATH, locale, dealership.languages),
    title: t('credit.form'),
    link: t('apply.open'),
    isForeign: false,
  };
  return { isStandalone: true, head, lead, form };
}
