import { financing } from './faqs/financing.ts';
import { help } from './faqs/help.ts';
import { protection } from './faqs/protection.ts';
import { sellTrade } from './faqs/sell-trade.ts';
import { service } from './faqs/service.ts';

export const faqs = [...financing, ...sellTrade, ...service, ...protection, ...help];
