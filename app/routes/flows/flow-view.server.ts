import type { Settings } from '@rooftop/content/documents/settings';
import type { RequestContext } from '../../context.server.ts';
import { headOf } from '../../site/head/page-head.server.ts';
import { notFound } from '../../http/not-found.ts';
import type { PageLayout } from '../../site/layout/page-layout.ts';
import { formatList } from '../../locales/format-time.server.ts';
import { orFallback } from '../../http/or-fallback.ts';
import { contactLeadView, serviceCentersToChoose } from '../../site/contact/contact-view.server.ts';
import { messageFormView } from '../../forms/message-form-view.server.ts';
import type { MessageFlow } from '../../site/contact/submit-message.server.ts';
import { contactUs } from '../../site/contact/contact-us.server.ts';

/** A process that starts with a message to the dealership. */
interface Flow extends MessageFlow {
  /** Part of the message keys in app/locales. */
  readonly name: 'appointment';
  /**
   * Layout of the page, depending on the dealership's settings (spec 2).
   * @param settings Null if the settings are unavailable.
   */
  readonly layout: (settings: Settings | null) => PageLayout;
}

const FLOWS = new Map<string, Flow>([
  [
    '/service/schedule',
    {
      name: 'appointment',
      topic: '7',
      about: 'Service appointment',
      replacedForms: ['SERVICE'],
      layout: (settings) => (settings?.serviceScheduling ? 'default' : 'minimal'),
    },
  ],
]);

/** Process that starts at a path. Undefined if the path has none. */
export const flowAt = (path: string): MessageFlow | undefined => FLOWS.get(path);

/** @throws Response (404) if no process starts at this path */
export async function flowView(context: RequestContext) {
  const { content, path, t } = context;
  const flow = FLOWS.get(path);
  if (flow === undefined) throw notFound('unknown');
  const words = { heading: t(`flows.${flow.name}`), intro: t(`flows.${flow.name}Text`) };
  const isForService = flow.name === 'appointment';
  const message = isForService
    ? { topicLabel: t('flows.appointmentTopic'), hint: await appointmentHint(context) }
    : {};
  const [settings, head, lead, form] = await Promise.all([
    orFallback(content.settings(), null),
    headOf(
      {
        title: words.heading,
        description: words.intro,
        address: path,
        isIndexed: false,
        picture: contactUs,
      },
      context,
    ),
    contactLeadView({ ...words, isForService }, context),
    messageFormView({ topic: flow.topic, action: path, ...message }, context),
  ]);
  return { layout: flow.layout(settings), head, lead, message: form };
}

/** Hint on what to write about an appointment. It asks for the store if several have a service center. */
async function appointmentHint(context: RequestContext): Promise<string> {
  const { locale, t } = context;
  const shops = await serviceCentersToChoose(context);
  const hint = t('flows.appointmentHint');
  if (shops.length === 0) return hint;
  const stores = formatList(
    shops.map(({ name }) => name),
    locale,
  );
  return `${hint} ${t('flows.appointmentStores', { stores })}`;
}
