/** Forms in popups: their data and their actions. */
import type { Popup, PopupForm } from '@rooftop/content/documents/popup';
import { contact } from '@rooftop/leads/kinds/contact';
import { GENERAL, isTopic } from '@rooftop/leads/kinds/topics';
import { userLead } from '@rooftop/leads/kinds/user-lead';
import type { RequestContext } from '../../context.server.ts';
import { leadFormView } from '../../forms/lead-form-view.server.ts';
import { messageFormView } from '../../forms/message-form-view.server.ts';
import { readForm } from '../../forms/read-form.server.ts';
import { type LeadPopup, submitLead, type SubmitLeadResult } from '../../forms/submit-lead.server.ts';
import { notFound } from '../../http/not-found.ts';
import { orFallback } from '../../http/or-fallback.ts';
import { claimMessage, offerInLead } from '../../vehicles/offers/claim.server.ts';
import { currentOffers } from '../../vehicles/offers/current-offers.ts';
import { submitUnlock } from '../../vehicles/unlock/submit-unlock.server.ts';
import { POPUPS_PATH } from './popups-path.ts';
import type { PopupPart } from './popups-view.server.ts';

type Content = Popup['component'] | Popup['submitted']['component'];

/** Where a form in a popup is, and what it is about. */
interface Asked {
  readonly content: Content;
  /** Path of its action, without language. */
  readonly action: string;
}

interface RegisteredForm<View> {
  /** Whether it can be sent at all. */
  readonly isOffered: (content: Content, context: RequestContext) => Promise<boolean>;
  readonly view: (asked: Asked, context: RequestContext) => Promise<View>;
  readonly submit: (
    request: Request,
    content: Content,
    popup: LeadPopup,
    context: RequestContext,
  ) => Promise<SubmitLeadResult>;
}

/** The page may have another form of the same kind. */
const FORM_ID = 'popup-form';

const always = async () => true;

async function contactDetailsView(action: string, verifiesPhone: boolean, context: RequestContext) {
  const { t } = context;
  const texts = {
    submit: t('popup.send'),
    sent: t('popup.sent'),
    sentText: t('popup.sentText'),
    failed: t('contact.failed'),
  };
  const form = await leadFormView({ id: FORM_ID, form: 'CONTACT', action, verifiesPhone, texts }, context);
  return { kind: 'userLead', form } as const;
}

async function unlockFormView(action: string, context: RequestContext) {
  const { t } = context;
  const texts = {
    submit: t('unlock.submit'),
    sent: t('unlock.sent'),
    sentText: t('unlock.sentText'),
    failed: t('unlock.failed'),
  };
  const form = await leadFormView(
    { id: FORM_ID, form: 'UNLOCK_INVENTORY', action, verifiesPhone: true, texts },
    context,
  );
  return { kind: 'unlockInventory', form } as const;
}

async function submitContactDetails(
  request: Request,
  _content: Content,
  popup: LeadPopup,
  context: RequestContext,
): Promise<SubmitLeadResult> {
  return submitLead({ kind: userLead, topic: GENERAL, popup }, request, await readForm(request), context);
}

async function offerOf({ offer: key }: Content, context: RequestContext) {
  if (key === null) return undefined;
  return currentOffers(await orFallback(context.content.offers(), []), context).find(
    (offer) => offer.key === key,
  );
}

/** A message, about the offer if the popup has one. */
async function submitMessage(
  request: Request,
  content: Content,
  popup: LeadPopup,
  context: RequestContext,
): Promise<SubmitLeadResult> {
  const [form, offer] = await Promise.all([readForm(request), offerOf(content, context)]);
  const topic = form.get('topic');
  return submitLead(
    {
      kind: contact,
      topic: isTopic(topic) ? topic : undefined,
      facts: { offer: offer === undefined ? null : offerInLead(offer) },
      popup,
    },
    request,
    form,
    context,
  );
}

/** The forms that editors can choose. */
const FORMS = {
  unlockInventory: {
    isOffered: async (_, { inventory, visitor }) =>
      (await inventory.index()).hasPrivate && !(await visitor.hasUnlockedInventory()),
    view: ({ action }, context) => unlockFormView(action, context),
    submit: (request, _, popup, context) => submitUnlock(request, context, popup),
  },
  userLead: {
    isOffered: always,
    view: ({ action }, context) => contactDetailsView(action, false, context),
    submit: submitContactDetails,
  },
  userLeadPhoneVerification: {
    isOffered: always,
    view: ({ action }, context) => contactDetailsView(action, true, context),
    submit: submitContactDetails,
  },
  contact: {
    isOffered: always,
    view: async ({ action }, context) =>
      ({
        kind: 'contact',
        ...(await messageFormView({ id: FORM_ID, topic: undefined, action }, context)),
      }) as const,
    submit: submitMessage,
  },
  offer: {
    isOffered: async (content, context) => (await offerOf(content, context)) !== undefined,
    async view({ content, action }, context) {
      const offer = await offerOf(content, context);
      if (offer === undefined) throw notFound('unknown');
      const { next: _, ...message } = claimMessage(offer, context);
      return {
        kind: 'contact',
        ...(await messageFormView({ ...message, id: FORM_ID, action }, context)),
      } as const;
    },
    submit: submitMessage,
  },
} satisfies Record<PopupForm, RegisteredForm<unknown>>;

/** A form in a popup, by what shows it. */
export type PopupFormView = Awaited<ReturnType<(typeof FORMS)[PopupForm]['view']>>;

/** Whether what a popup shows can be shown to this visitor: its form, if it has one, is of use to them. */
export async function isFormOffered(content: Content, context: RequestContext): Promise<boolean> {
  return (
    content.type !== 'component' || content.form === null || FORMS[content.form].isOffered(content, context)
  );
}

interface PlacedForm {
  readonly popup: Popup;
  readonly form: PopupForm;
  readonly asked: Asked;
}

/** @throws Response (404) if no such popup with a form is published */
async function findForm(
  { id, part }: { readonly id: string | undefined; readonly part: string | undefined },
  context: RequestContext,
): Promise<PlacedForm> {
  const popup = (await context.content.popups()).find((one) => one.id === id);
  if (popup === undefined || !isPart(part)) throw notFound('unknown');
  const content = part === 'component' ? popup.component : popup.submitted.component;
  if (content.type !== 'component' || content.form === null) throw notFound('unknown');
  return { popup, form: content.form, asked: { content, action: `${POPUPS_PATH}/${popup.id}/${part}` } };
}

const isPart = (part: string | undefined): part is PopupPart => part === 'component' || part === 'submitted';

/** The form of a popup for this visitor. @throws Response (404) if there is none */
export async function popupFormView(
  params: { readonly id: string | undefined; readonly part: string | undefined },
  context: RequestContext,
): Promise<PopupFormView> {
  const { form, asked } = await findForm(params, context);
  return FORMS[form].view(asked, context);
}

/** Submits the form of a popup as a lead. @throws Response (404) if there is none */
export async function submitPopupForm(
  params: { readonly id: string | undefined; readonly part: string | undefined },
  request: Request,
  context: RequestContext,
): Promise<SubmitLeadResult> {
  const { popup, form, asked } = await findForm(params, context);
  const { subject, text } = popup.submitted.email;
  const lead: LeadPopup = { name: popup.name, email: { subject, text } };
  return FORMS[form].submit(request, asked.content, lead, context);
}
