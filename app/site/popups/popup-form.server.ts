/** Forms in popups: their data and their actions. */
import type { Popup, PopupForm } from '@rooftop/content/documents/popup/popup';
import type { RequestContext } from '#app/context.server.ts';
import { messageFormView } from '#app/forms/message-form-view.server.ts';
import type { LeadPopup, SubmitLeadResult } from '#app/forms/submit-lead.server.ts';
import { notFound } from '#app/http/not-found.ts';
import { findCarOfLead } from '#app/vehicles/inventory/find-car-for-sale.server.ts';
import { claimMessage } from '#app/vehicles/offers/claim.server.ts';
import { submitUnlock } from '#app/vehicles/unlock/submit-unlock.server.ts';
import { type PlacedPopupForm, POPUP_FORM_ID, type ShownContent } from './placed-popup-form.ts';
import { contactDetailsView, submitContactDetails } from './popup-contact-details.server.ts';
import { offerOfPopup, submitPopupMessage } from './popup-message.server.ts';
import { unlockFormView } from './popup-unlock.server.ts';
import { POPUP_VEHICLE, popupFormPath } from './popups-path.ts';
import type { PopupPart } from './popups-view.server.ts';

interface RegisteredForm<View> {
  /** Whether it can be sent at all. */
  readonly isOffered: (content: ShownContent, context: RequestContext) => Promise<boolean>;
  readonly view: (placed: PlacedPopupForm, context: RequestContext) => Promise<View>;
  readonly submit: (
    request: Request,
    placed: PlacedPopupForm,
    popup: LeadPopup,
    context: RequestContext,
  ) => Promise<SubmitLeadResult>;
}

const always = async () => true;

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
        ...(await messageFormView({ id: POPUP_FORM_ID, topic: undefined, action }, context)),
      }) as const,
    submit: submitPopupMessage,
  },
  offer: {
    isOffered: async (content, context) => (await offerOfPopup(content, context)) !== undefined,
    async view({ content, action }, context) {
      const offer = await offerOfPopup(content, context);
      if (offer === undefined) throw notFound('unknown');
      const { next: _, ...message } = claimMessage(offer, context);
      return {
        kind: 'contact',
        ...(await messageFormView({ ...message, id: POPUP_FORM_ID, action }, context)),
      } as const;
    },
    submit: submitPopupMessage,
  },
} satisfies Record<PopupForm, RegisteredForm<unknown>>;

/** A form in a popup, by what shows it. */
export type PopupFormView = Awaited<ReturnType<(typeof FORMS)[PopupForm]['view']>>;

/** Whether what a popup shows can be shown to this visitor: its form, if it has one, is of use to them. */
export async function isFormOffered(content: ShownContent, context: RequestContext): Promise<boolean> {
  return (
    content.type !== 'component' || content.form === null || FORMS[content.form].isOffered(content, context)
  );
}

interface FoundForm {
  readonly popup: Popup;
  readonly form: PopupForm;
  readonly placed: PlacedPopupForm;
}

/** @throws Response (404) if no such popup with a form is published */
async function findForm(
  { id, part }: PopupFormParams,
  request: Request,
  context: RequestContext,
): Promise<FoundForm> {
  const popup = (await context.content.popups()).find((one) => one.id === id);
  if (popup === undefined || !isPart(part)) throw notFound('unknown');
  const content = part === 'component' ? popup.component : popup.submitted.component;
  if (content.type !== 'component' || content.form === null) throw notFound('unknown');
  const vin = new URL(request.url).searchParams.get(POPUP_VEHICLE);
  const car = vin === null ? null : await findCarOfLead(vin, context);
  const action = popupFormPath(popup.id, part, car?.listing.vin ?? null);
  return { popup, form: content.form, placed: { content, action, car } };
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
  const { form, placed } = await findForm(params, request, context);
  return FORMS[form].view(placed, context);
}

/** Submits the form of a popup as a lead. @throws Response (404) if there is none */
export async function submitPopupForm(
  params: PopupFormParams,
  request: Request,
  context: RequestContext,
): Promise<SubmitLeadResult> {
  const { popup, form, placed } = await findForm(params, request, context);
  const { subject, text } = popup.submitted.email;
  const lead: LeadPopup = { name: popup.name, email: { subject, text } };
  return FORMS[form].submit(request, placed, lead, context);
}
