import type { Hit } from '@rooftop/inventory/index/result-page';
import { unlockPrice } from '@rooftop/leads/kinds/unlock-price';
import type { RequestContext } from '#app/context.server.ts';
import type { SentStatement } from '#app/forms/lead-form-result.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { againStatus } from '#app/forms/steps/again.server.ts';
import type { Answered } from '#app/forms/steps/step-answer.ts';
import { submitLead, type SubmitLeadResult } from '#app/forms/submit-lead.server.ts';
import { seeOther } from '#app/http/see-other.server.ts';
import { termsCookie } from '../calculator/terms-cookie.server.ts';
import { audienceOf } from '@rooftop/platform/inventory/audiences';
import { findCarOfLead } from '../inventory/find-car-for-sale.server.ts';
import { leadVehicle } from '../lead-vehicle.server.ts';
import { personalizedPrice } from './personalized-price.server.ts';
import { startingTerms } from './personalize-view.server.ts';
import { choiceOf, CONTACT_STEP, nextStep, personalizePath, readProgress } from './personalize-steps.ts';
import { termsAfter } from './terms-after.ts';

/** A step that is shown again, because nothing was chosen. */
interface UnansweredStep {
  readonly answer: Answered;
  readonly init: { readonly status: number };
}

/**
 * Takes a step's form: saves its answer with the visitor's terms and leads to the next step, or, at the contact
 * step, submits the lead and unlocks the prices.
 * @throws Response (303) that leads to the next step
 */
export async function submitPersonalize(
  request: Request,
  context: RequestContext,
): Promise<SubmitLeadResult | UnansweredStep> {
  const progress = readProgress(new URL(request.url).searchParams);
  const form = await readForm(request);
  if (progress.step < CONTACT_STEP) {
    const answer = termsAfter(progress, startingTerms(context), form);
    if (answer === null)
      return {
        answer: { problems: { [choiceOf(progress)]: context.t('personalize.choose') }, values: {} },
        init: { status: againStatus(context) },
      };
    throw seeOther(personalizePath(nextStep(answer.progress)), context, {
      'Set-Cookie': termsCookie(answer.terms, context),
    });
  }
  const car = progress.vin === null ? null : await findCarOfLead(progress.vin, context);
  const result = await submitLead(
    {
      kind: unlockPrice,
      facts: { vehicle: await leadVehicle(car, context) },
      unlocks: { unlockedPrices: true },
    },
    request,
    form,
    context,
  );
  const { answer } = result;
  if (answer.state !== 'sent' || answer.instead !== null || car === null) return result;
  const statement = await unlockedPrice(car, context);
  return statement === null ? result : { ...result, answer: { ...answer, statement } };
}

/** The price that the visitor has just unlocked. Null if the car has none, or was sold meanwhile. */
async function unlockedPrice(
  { listing: { vin, status } }: Hit,
  context: RequestContext,
): Promise<SentStatement | null> {
  if (status === 'sold') return null;
  const [index, audience] = await Promise.all([context.inventory.index(), audienceOf(context)]);
  const hit = index.findHit(vin, { ...audience, seesLockedPrices: true });
  return hit === null ? null : personalizedPrice(hit, context);
}
