/** Forms in popups: their data and their actions. */
import type { Popup, PopupForm } from '@rooftop/content/documents/popup';
import { contact } from '@rooftop/leads/kinds/contact';
import { GENERAL, isTopic } from '@rooftop/leads/kinds/topics';
import { unlockInventory } from '@rooftop/leads/kinds/unlock-inventory';
import { CALL_TIMES, userLead } from '@rooftop/leads/kinds/user-lead';
import type { Hit } from '@rooftop/inventory/index/result-page';
import type { Listing } from '@rooftop/inventory/vehicle';
import type { RequestContext } from '../../context.server.ts';
import { leadFormView } from '../../forms/lead-form-view.server.ts';
import { messageFormView } from '../../forms/message-form-view.server.ts';
import { readForm } from '../../forms/read-form.server.ts';
import { type LeadPopup, submitLead, type SubmitLeadResult } from '../../forms/submit-lead.server.ts';
import { notFound } from '../../http/not-found.ts';
import { orFallback } from '../../http/or-fallback.ts';
import { claimMessage, offerInLead } from '../../vehicles/offers/claim.server.ts';
import { currentOffers } from '../../vehicles/offers/current-offers.ts';
import { localPath } from '../../http/page-request.ts';
import { fullName } from '../../vehicles/detail/full-name.ts';
import { recentlyViewed } from '../../vehicles/detail/recently-viewed.server.ts';
import { audienceOf } from '../../vehicles/inventory/audience.server.ts';
import { findCarOfLead } from '../../vehicles/inventory/find-car-for-sale.server.ts';
import { leadVehicle } from '../../vehicles/lead-vehicle.server.ts';
import { submitUnlock } from '../../vehicles/unlock/submit-unlock.server.ts';
import { UNLOCK_PATH } from '../../vehicles/unlock/unlock-invite.server.ts';
import { POPUP_VEHICLE, popupFormPath } from './popups-path.ts';
import type { PopupPart } from './popups-view.server.ts';

type Content = Popup['component'] | Popup['submitted']['component'];

/** Where a form in a popup is, and what it is about. */
interface Asked {
  readonly content: Content;
  /** Path of its action, without language. */
  readonly action: string;
  /** The car on whose page it shows, as this visitor may see it. Null on other pages. */
  readonly car: Hit | null;
}

interface RegisteredForm<View> {
  /** Whether it can be sent at all. */
  readonly isOffered: (content: Content, context: RequestContext) => Promise<boolean>;
  readonly view: (asked: Asked, context: RequestContext) => Promise<View>;
  readonly submit: (
    request: Request,
    asked: Asked,
    popup: LeadPopup,
    context: RequestContext,
  ) => Promise<SubmitLeadResult>;
}

/** The page may have another form of the same kind. */
const FORM_ID = 'popup-form';

const always = async () => true;

/** @param isCall whether the visitor is to be called, at a number that they verify */
async function contactDetailsView(action: string, isCall: boolean, context: RequestContext) {
  const { t } = context;
  const texts = {
    submit: t('popup.send'),
    sent: t('popup.sent'),
    sentText: t('popup.sentText'),
    failed: t('contact.failed'),
  };
  const form = await leadFormView(
    { id: FORM_ID, form: 'CONTACT', action, verifiesPhone: isCall, texts },
    context,
  );
  const callTime = {
    label: t('popup.callTime'),
    options: CALL_TIMES.map((value) => ({ value, label: t(`popup.callTime.${value}`) })),
  };
  return { kind: 'userLead', form, callTime: isCall ? callTime : null } as const;
}

/** The form that unlocks the inventory. A visitor of whom everything is known only presses its button. */
async function unlockFormView(action: string, context: RequestContext) {
  const { t, visitor, locale, dealership } = context;
  const { firstName, lastName, email, phone } = await visitor.profile();
  const isKnown = unlockInventory.fields.safeParse({ firstName, lastName, email, phone }).success;
  const texts = {
    submit: t('unlock.submit'),
    sent: t('unlock.sent'),
    sentText: t('unlock.sentText'),
    failed: t('unlock.failed'),
  };
  const form = await leadFormView(
    { id: FORM_ID, form: 'UNLOCK_INVENTORY', action, verifiesPhone: !isKnown, texts },
    context,
  );
  const { values } = form;
  const known = {
    text: t('unlock.known', {
      name: `${values['firstName']} ${values['lastName']}`,
      email: values['email'] ?? '',
      phone: values['phone'] ?? '',
    }),
    other: {
      label: t('unlock.otherDetails'),
      href: localPath(UNLOCK_PATH, locale, dealership.languages),
    },
  };
  return { kind: 'unlockInventory', form, known: isKnown ? known : null } as const;
}

async function submitContactDetails(
  request: Request,
  { car }: Asked,
  popup: LeadPopup,
  context: RequestContext,
): Promise<SubmitLeadResult> {
  const [form, vehicle, alsoViewed] = await Promise.all([
    readForm(request),
    leadVehicle(car, context),
    carsViewed(request, car, context),
  ]);
  return submitLead(
    { kind: userLead, topic: GENERAL, popup, facts: { vehicle, alsoViewed } },
    request,
    form,
    context,
  );
}

/** The other cars that a visitor has looked at, for those who answer them. */
async function carsViewed(
  request: Request,
  car: Hit | null,
  context: RequestContext,
): Promise<readonly string[]> {
  const [index, audience] = await Promise.all([
    orFallback(context.inventory.index(), null),
    audienceOf(context),
  ]);
  if (index === null) return [];
  const viewed = recentlyViewed(car?.listing.vin ?? '', index, audience, request, context);
  return viewed.map(({ listing }) => inWords(listing));
}

/** A car as staff find it. */
const inWords = (car: Listing): string =>
  car.stockNumber === null ? fullName(car) : `${fullName(car)} (stock ${car.stockNumber})`;

async function offerOf({ offer: key }: Content, context: RequestContext) {
  if (key === null) return undefined;
  return currentOffers(await orFallback(context.content.offers(), []), context).find(
    (offer) => offer.key === key,
  );
}

/** A message, about the offer if the popup has one. */
async function submitMessage(
  request: Request,
  { content, car }: Asked,
  popup: LeadPopup,
  context: RequestContext,
): Promise<SubmitLeadResult> {
  const [form, offer, vehicle] = await Promise.all([
    readForm(request),
    offerOf(content, context),
    leadVehicle(car, context),
  ]);
  const topic = form.get('topic');
  return submitLead(
    {
      kind: contact,
      topic: isTopic(topic) ? topic : undefined,
      facts: { vehicle, offer: offer === undefined ? null : offerInLead(offer) },
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
    submit: (request, { car }, popup, context) => submitUnlock(request, context, { ...popup, car }),
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
  { id, part }: PopupFormParams,
  request: Request,
  context: RequestContext,
): Promise<PlacedForm> {
  const popup = (await context.content.popups()).find((one) => one.id === id);
  if (popup === undefined || !isPart(part)) throw notFound('unknown');
  const content = part === 'component' ? popup.component : popup.submitted.component;
  if (content.type !== 'component' || content.form === null) throw notFound('unknown');
  const vin = new URL(request.url).searchParams.get(POPUP_VEHICLE);
  const car = vin === null ? null : await findCarOfLead(vin, context);
  const action = popupFormPath(popup.id, part, car?.listing.vin ?? null);
  return { popup, form: content.form, asked: { content, action, car } };
}

/** Parameters of the form's route. */
export interface PopupFormParams {
  readonly id: string | undefined;
  readonly part: string | undefined;
}

const isPart = (part: string | undefined): part is PopupPart => part === 'component' || part === 'submitted';

/** The form of a popup for this visitor. @throws Response (404) if there is none */
export async function popupFormView(
  params: PopupFormParams,
  request: Request,
  context: RequestContext,
): Promise<PopupFormView> {
  const { form, asked } = await findForm(params, request, context);
  return FORMS[form].view(asked, context);
}

/** Submits the form of a popup as a lead. @throws Response (404) if there is none */
export async function submitPopupForm(
  params: PopupFormParams,
  request: Request,
  context: RequestContext,
): Promise<SubmitLeadResult> {
  const { popup, form, asked } = await findForm(params, request, context);
  const { subject, text } = popup.submitted.email;
  const lead: LeadPopup = { name: popup.name, email: { subject, text } };
  return FORMS[form].submit(request, asked, lead, context);
}
