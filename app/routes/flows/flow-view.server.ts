import type { Settings } from '@rooftop/content/documents/settings';
import type { RequestContext } from '../../context.server.ts';
import { headOf, type PageHead } from '../../head/page-head.server.ts';
import { pageMissing } from '../../http/page-missing.ts';
import type { PageLayout } from '../../layout/page-layout.ts';
import { formatList } from '../../stores/clock.server.ts';
import { unlessUnavailable } from '../../unless-unavailable.ts';
import {
  type ContactLeadView,
  contactLeadView,
  workshopsToChoose,
} from '../contact-us/contact-view.server.ts';
import { type MessageFormView, messageFormView } from '../contact-us/message-form-view.server.ts';
import type { BegunByMessage } from '../contact-us/take-message.server.ts';

/** Something that is begun with a message to the dealership. */
interface Flow extends BegunByMessage {
  /** of its words in app/locales */
  readonly name: 'application' | 'appointment' | 'preApproval' | 'value';
  /** Its frame, as the dealership is set up (spec 2). @param settings null: not known */
  readonly layout: (settings: Settings | null) => PageLayout;
}

const FLOWS = new Map<string, Flow>([
  [
    '/auto-financing/apply-for-financing',
    {
      name: 'preApproval',
      topic: '2',
      about: null,
      standsFor: ['APPLY_FINANCING'],
      layout: (settings) => (settings?.preApprovalLink ? 'default' : 'minimal'),
    },
  ],
  [
    '/auto-financing/full-credit-application',
    {
      name: 'application',
      topic: '2',
      about: null,
      standsFor: ['FULL_CREDIT_APP', 'APPLY_FINANCING'],
      layout: () => 'default',
    },
  ],
  [
    '/sell-trade-my-car/your-vehicle',
    { name: 'value', topic: '3', about: null, standsFor: ['SELL_OR_TRADE'], layout: () => 'minimal' },
  ],
  [
    '/service/schedule',
    {
      name: 'appointment',
      topic: '7',
      about: 'Service appointment',
      standsFor: ['SERVICE'],
      layout: (settings) => (settings?.serviceScheduling ? 'default' : 'minimal'),
    },
  ],
]);

/** What a page begins with a message. Undefined if the path is none of them. */
export const flowBegun = (path: string): BegunByMessage | undefined => FLOWS.get(path);

/** A page with one thing to do: whom to call, and the message form with its topic chosen. */
export interface FlowView {
  readonly layout: PageLayout;
  readonly head: PageHead;
  readonly lead: ContactLeadView;
  readonly message: MessageFormView;
}

/** @throws a response, when no flow has this path */
export async function flowView(context: RequestContext): Promise<FlowView> {
  const { content, path, say } = context;
  const flow = FLOWS.get(path);
  if (flow === undefined) throw pageMissing('unknown');
  const words = { heading: say(`flows.${flow.name}`), intro: say(`flows.${flow.name}Text`) };
  const isForService = flow.name === 'appointment';
  const message = isForService
    ? { called: say('flows.appointmentTopic'), hint: await appointmentHint(context) }
    : {};
  const [settings, head, lead, form] = await Promise.all([
    unlessUnavailable(content.settings(), null),
    headOf(
      {
        title: words.heading,
        description: words.intro,
        address: path,
        isIndexed: false,
        picture: 'contact-us',
      },
      context,
    ),
    contactLeadView({ ...words, isForService }, context),
    messageFormView({ topic: flow.topic, action: path, ...message }, context),
  ]);
  return { layout: flow.layout(settings), head, lead, message: form };
}

/** What to write about an appointment: which store, too, where several have a workshop. */
async function appointmentHint(context: RequestContext): Promise<string> {
  const { locale, say } = context;
  const shops = await workshopsToChoose(context);
  const hint = say('flows.appointmentHint');
  if (shops.length === 0) return hint;
  const stores = formatList(
    shops.map(({ name }) => name),
    locale,
  );
  return `${hint} ${say('flows.appointmentStores', { stores })}`;
}
