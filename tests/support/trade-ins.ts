/** Trade-ins in memory, for tests of the website. */
import { isDeepStrictEqual } from 'node:util';
import type { TradeQuestionnaire } from '@rooftop/content/documents/trade-questionnaire/trade-questionnaire';
import { type DealershipTradeIns, estimateTerms } from '@rooftop/platform/trade-ins/trade-ins';
import { createEstimate } from '@rooftop/trade/valuation/estimate';
import { withBringIn } from '@rooftop/trade/valuation/valuation';
import type { StoredTradeIn, TradeCertificate } from '@rooftop/trade/storage/stored-trade-in';

/** @param isHeld whether the spam filter holds every lead */
export function testTradeIns({ isHeld = false } = {}): DealershipTradeIns {
  const known = new Map<string, StoredTradeIn>();
  const certificates = new Map<string, TradeCertificate & { readonly leadId: string }>();
  const none: StoredTradeIn = {
    car: null,
    given: {},
    offer: null,
    photos: [],
    interest: null,
    lead: null,
  };
  const change = (id: string, changed: Partial<StoredTradeIn>) =>
    void known.set(id, { ...(known.get(id) ?? none), ...changed });
  return {
    find: async (id) => known.get(id) ?? null,
    saveCar: async (id, car, interest) =>
      change(id, {
        car,
        interest: interest ?? known.get(id)?.interest ?? null,
        ...(!isDeepStrictEqual(known.get(id)?.car, car) && { offer: null, lead: null }),
      }),
    saveAnswers: async (id, given) => change(id, { given, offer: null, lead: null }),
    saveOffer: async (id, _described, offer) => change(id, { offer, lead: null }),
    recordLead:
      (id, { car }, offer, copyOf) =>
      async (_database, leadId) => {
        if (copyOf !== undefined) known.set(id, { ...(known.get(copyOf) ?? none), lead: null });
        const lead = { code: 'LK-7Q4M', selectedPayment: 'moreCashLater', isHeld } as const;
        change(id, { lead });
        if (car !== null) certificates.set(`ticket-of-${leadId}`, { car, offer, lead, leadId });
      },
    findCertificate: async (ticket) => certificates.get(ticket) ?? null,
    addPhoto: async () => 'added',
    removePhoto: async () => {},
    readPhotos: async () => [],
    valuation: (settings, readAsking, today) =>
      withBringIn(
        createEstimate(readAsking, estimateTerms(settings), () => today),
        () => today,
      ),
  };
}

const choices = (...values: string[]) => values.map((value) => ({ value, label: value, description: null }));
const always = { description: null, required: false, condition: null };

/**
 * A questionnaire of two categories: the condition, and a loan with its balance.
 * @param sign before each question
 */
export const testQuestionnaire = (sign = ''): TradeQuestionnaire => ({
  id: 'tradeQuestionnaire-alpha-main',
  isShared: false,
  categories: [
    { categoryId: 'condition', title: 'Condition', description: null, questionIds: ['100'] },
    { categoryId: 'loan', title: 'Loan', description: null, questionIds: ['290', '291'] },
  ],
  questions: [
    {
      ...always,
      questionId: '100',
      text: `${sign}Condition?`,
      inputType: 'radio',
      answers: choices('great', 'good', 'fair', 'poor'),
    },
    {
      ...always,
      questionId: '290',
      text: `${sign}Loan?`,
      inputType: 'radio',
      answers: choices('none', 'loan', 'finance'),
    },
    {
      ...always,
      questionId: '291',
      text: `${sign}Balance?`,
      inputType: 'price',
      condition: { questionId: '290', values: ['loan', 'finance'] },
      answers: [],
    },
  ],
});
