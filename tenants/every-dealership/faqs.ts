import type { FaqKit } from '../tenant-kit.ts';
import { buying } from './faqs/buying.ts';
import { financing } from './faqs/financing.ts';
import { service } from './faqs/service.ts';
import { tradeIn } from './faqs/trade-in.ts';
import { warranty } from './faqs/warranty.ts';
import { websiteAndPrivacy } from './faqs/website-and-privacy.ts';

/** Help center questions with the same answer at every dealership. */
export const faqs: readonly FaqKit[] = [
  ...buying,
  ...financing,
  ...tradeIn,
  ...service,
  ...warranty,
  ...websiteAndPrivacy,
];
