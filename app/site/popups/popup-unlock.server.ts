import { unlockInventory } from '@rooftop/leads/kinds/unlock-inventory';
import type { RequestContext } from '#app/context.server.ts';
import { leadFormView } from '#app/forms/lead-form-view.server.ts';
import { localPath } from '#app/http/page-request.ts';
import { UNLOCK_PATH } from '#app/vehicles/unlock/unlock-invite.server.ts';
import { POPUP_FORM_ID } from './placed-popup-form.ts';

/** The form that unlocks the inventory. A visitor of whom everything is known only presses its button. */
export async function unlockFormView(action: string, context: RequestContext) {
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
    { id: POPUP_FORM_ID, form: 'UNLOCK_INVENTORY', action, verifiesPhone: !isKnown, texts },
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
