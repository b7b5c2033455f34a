import type { StaffMember } from '@rooftop/content/documents/staff-member';
import type { RequestContext } from '../../../context.server.ts';
import { type LeadFormView, leadFormView } from '../../../forms/lead-form-view.server.ts';

/** Form for a message to a staff member. */
export interface MessageFormView {
  readonly heading: string;
  readonly form: LeadFormView;
}

export async function messageFormView(
  { firstName: name }: StaffMember,
  context: RequestContext,
): Promise<MessageFormView> {
  const { say } = context;
  const form = await leadFormView(
    {
      form: 'STAFF_MEMBER',
      texts: {
        submit: say('team.send'),
        sent: say('team.sent'),
        sentText: say('team.sentText', { name }),
        failed: say('team.failed'),
      },
    },
    context,
  );
  return { heading: say('team.write', { name }), form };
}
