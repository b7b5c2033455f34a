import type { z } from 'zod';
import type { faqShape } from './faq.groq.ts';

/** Pages and sections that show questions. */
export const FAQ_PLACES = [
  'home',
  'financing',
  'bad-credit',
  'sell-trade',
  'service',
  'protection',
  'contact',
  'help',
] as const;

/** Promises of a dealership that an answer can depend on. These are fields of its settings. */
export const FAQ_PROMISES = ['engineWarranty', 'maintenancePlan', 'repairWarranty'] as const;

/** A question and its answer (spec 3, FAQ entry). Lists in answers are lists in the rich text. */
export type Faq = z.infer<typeof faqShape>;
