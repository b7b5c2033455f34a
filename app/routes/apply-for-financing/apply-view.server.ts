import type { RequestContext } from '#app/context.server.ts';
import { orFallback } from '@rooftop/platform/or-fallback';
import { localPath } from '#app/http/page-request.ts';
import { contactLeadView } from '#app/site/contact/contact-view.server.ts';
import { contactUs } from '#app/site/contact/contact-us.server.ts';
import type { EmbeddedFormProps } from '#app/site/frame/embedded-form.tsx';
import { headOf } from '#app/site/head/page-head.server.ts';
import type { PageLayout } from '#app/site/layout/page-layout.ts';
import { isPreApprovalInstant, lenderForm } from '#app/vehicles/lender-form.ts';

const PATH = '/auto-financing/apply-for-financing';

/** Pre-approval by the lender's form in the default layout, or else by our own in the minimal one (spec 2). */
export async function applyView(request: Request, context: RequestContext) {
  const { content, dealership, locale, t } = context;
  const settings = await orFallback(content.settings(), null);
  const lender = lenderForm(settings);
  const heading = t('flows.preApproval');
  const intro =
    lender === null
      ? t('apply.intro')
      : t(isPreApprovalInstant(settings) ? 'apply.instantIntro' : 'apply.lenderIntro');
  const [lead, head] = await Promise.all([
    contactLeadView({ heading, intro }, context),
    headOf(
      { title: heading, description: intro, address: PATH, isIndexed: true, picture: contactUs },
      context,
    ),
  ]);
  // The lender must not learn which car or whose visit it is. Our own form keeps the car that led here.
  const form: EmbeddedFormProps =
    lender === null
      ? {
          src: localPath(`${PATH}/form`, locale, dealership.languages) + new URL(request.url).search,
          title: t('apply.form'),
          link: t('apply.open'),
          isForeign: false,
        }
      : { src: lender.href, title: t('apply.lenderForm'), link: t('apply.open'), isForeign: true };
  context.allowFrames([lender === null ? "'self'" : lender.origin]);
  const layout: PageLayout = lender === null ? 'minimal' : 'default';
  return { layout, isStandalone: true, head, lead, form };
}
