import type { RequestContext } from '../../context.server.ts';
import { type LeadFormView, leadFormView } from '../../forms/lead-form-view.server.ts';

const STEPS = [1, 2, 3] as const;

/** Steps of selling a car to the dealership, and the form for the first one. */
export interface SellView {
  readonly intro: string;
  readonly steps: readonly { readonly name: string; readonly text: string }[];
  /** Which cars the dealership buys. */
  readonly condition: string;
  readonly formHeading: string;
  readonly vehicle: string;
  readonly form: LeadFormView;
}

export async function sellView(context: RequestContext): Promise<SellView> {
  const { say } = context;
  const form = await leadFormView(
    {
      form: 'SELL_OR_TRADE',
      texts: {
        submit: say('sell.send'),
        sent: say('sell.sent'),
        sentText: say('sell.sentText'),
        failed: say('contact.failed'),
      },
    },
    context,
  );
  return {
    intro: say('sell.intro'),
    steps: STEPS.map((step) => ({ name: say(`sell.step${step}`), text: say(`sell.step${step}Text`) })),
    condition: say('sell.condition'),
    formHeading: say('sell.form'),
    vehicle: say('sell.vehicle'),
    form,
  };
}
