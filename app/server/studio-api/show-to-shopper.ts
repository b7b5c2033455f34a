import type { Content } from '@rooftop/content/content';
import type { Pool } from '@rooftop/database/pool';
import type { Lead } from '@rooftop/leads/lead';
import { findVisitor } from '@rooftop/leads/visitors/stored-visitors';
import type { createAnswers } from '@rooftop/platform/leads/answers/answers';
import { mailBrand } from '@rooftop/platform/leads/mail/mail-brand';
import { carInAnswer } from '#app/vehicles/car-in-answer.server.ts';
import { ANONYMOUS } from '#app/visitor/visitor-session.ts';
import type { createContextFactory } from '../create-context.ts';
import { createDependencies } from '../page-cache/dependencies.ts';

interface ShowToShopperOptions {
  readonly pool: Pool;
  readonly content: Content;
  readonly createContext: ReturnType<typeof createContextFactory>;
}

/**
 * Creates the function that shows a dealership and its car to the shopper of a lead: as its website would show them in
 * their language, with what they have unlocked and nothing else.
 */
export function createShowToShopper({
  pool,
  content,
  createContext,
}: ShowToShopperOptions): Parameters<typeof createAnswers>[0]['showTo'] {
  return async (lead: Lead) => {
    const { dealership: id, circumstances, vendor } = lead;
    const dealership = (await content.dealerships()).find((one) => one.id === id);
    if (dealership === undefined) return { brand: null, car: null, template: null };
    const { language, storeKey, visitor: visitorId } = circumstances;
    const [main] = dealership.languages;
    const isPrefixed = language !== main && dealership.languages.includes(language);
    const siteRequest = {
      requestId: lead.id,
      dealership,
      origin: vendor.url,
      ipAddress: null,
      route: 'answer',
    };
    const visitor = {
      consent: ['essential'],
      hasAnswered: true,
      gpc: false,
      storeKey: storeKey ?? undefined,
    } as const;
    const [context, known, delivery] = await Promise.all([
      createContext(siteRequest, isPrefixed ? `/${language}/` : '/', visitor, createDependencies()),
      visitorId === null ? null : findVisitor(pool, { dealership: id, id: visitorId }),
      content.forDealership(id, { language }).leadDelivery(),
    ]);
    const own = {
      ...context,
      visitor: {
        ...ANONYMOUS,
        hasUnlockedInventory: async () => known?.hasUnlockedInventory ?? false,
        hasUnlockedPrices: async () => known?.hasUnlockedPrices ?? false,
      },
    };
    const [brand, car] = await Promise.all([mailBrand(own), carInAnswer(lead.content.vehicles, own)]);
    return { brand, car, template: delivery?.answerTemplate ?? null };
  };
}
