import type { StaffMember } from '@rooftop/content/documents/staff-member/staff-member';
import type { RequestContext } from '#app/context.server.ts';
import { leadFormView } from '#app/forms/lead-form-view.server.ts';

export type StaffMessageFormView = Awaited<ReturnType<typeof staffMessageFormView>>;

/** Form for a message to a staff member. */
export async function staffMessageFormView({ firstName: name }: StaffMember, context: RequestContext) {
  const { t } = context;
  const form = await leadFormView(
    {
      form: 'STAFF_MEMBER',
      texts: {
        submit: t('team.send'),
        sent: t('team.sent'),
        sentText: t('team.sentText', { name }),
        failed: t('team.failed'),
      },
    },
    context,
  );
  return { heading: t('team.write', { name }), form };
}
