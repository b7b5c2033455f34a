import type { RequestContext } from '#app/context.server.ts';
import type { Answered } from '#app/forms/steps/step-answer.ts';
import type { KnownVin } from './read-car.server.ts';

/** What the form shows of the VIN in it. */
export interface VinView {
  /** The VIN that the visitor has been asked about, which the form sends along. Empty if there was none. */
  readonly checkedVin: string;
  /** `2018 Toyota Corolla, sedan, 1.8 L: is this your car?` Null if there is nothing to ask. */
  readonly question: string | null;
  /** Says how to go on. Null if there is nothing to ask. */
  readonly hint: string | null;
  /** To choose from. Fewer than two if the VIN leaves nothing to choose. */
  readonly trims: readonly string[];
}

/** What was wrong with the car, and what its VIN says. */
export interface CarAnswered extends Answered {
  /** Absent if nothing was read. */
  readonly vin?: VinView;
}

/**
 * @param read the VIN, and whether to ask about it now
 * @param checkedVin the VIN that the visitor was asked about before
 */
export function vinView(
  { known, isAsked }: { readonly known: KnownVin | null; readonly isAsked: boolean },
  checkedVin: string,
  context: RequestContext,
): VinView {
  const { t } = context;
  if (known === null) return { checkedVin, question: null, hint: null, trims: [] };
  const { facts, doubt } = known;
  const next = t('personalize.next');
  const car = doubt === null && isAsked ? describeCar(known, context) : null;
  return {
    checkedVin: isAsked ? facts.vin : checkedVin,
    question: car === null ? null : t('tradeIn.isThisYours', { car }),
    hint: isAsked ? t(doubt === null ? 'tradeIn.vinAgain' : 'tradeIn.vinDoubt', { next }) : null,
    trims: doubt === null ? facts.trims : [],
  };
}

/** `2018 Toyota Corolla, sedan, 1.8 L`, with the trim if it is the only one. */
function describeCar({ facts }: KnownVin, { t }: RequestContext): string {
  const { year, make, model, trims, bodyStyle, liters, fuelType } = facts;
  const [onlyTrim = null] = trims.length === 1 ? trims : [];
  const name = [year, make, model, onlyTrim].filter((part) => part !== null).join(' ');
  const size = liters?.toFixed(1);
  const engine =
    fuelType === 'Electric' ? t('tradeIn.electric') : size && t('tradeIn.liters', { liters: size });
  return [name, bodyStyle && t(`tradeIn.body.${bodyStyle}`), engine].filter(Boolean).join(', ');
}
