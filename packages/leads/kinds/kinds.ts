/** All kinds of leads (spec 7, form types; the privacy request is ours). To add one, create a file here and add a line below. */
import type { LeadKind } from '../kind.ts';
import type { Form } from '@rooftop/forms/lead-forms';
import { applyFinancing } from './apply-financing.ts';
import { careers } from './careers.ts';
import { contact } from './contact.ts';
import { fullCreditApplication } from './full-credit-application.ts';
import { privacyRequest } from './privacy-request.ts';
import { sellOrTrade } from './sell-or-trade.ts';
import { service } from './service.ts';
import { staffMessage } from './staff-message.ts';
import { testDrive } from './test-drive.ts';
import { unlockInventory } from './unlock-inventory.ts';
import { unlockPrice } from './unlock-price.ts';

export const kinds = {
  UNLOCK_INVENTORY: unlockInventory,
  UNLOCK_PRICE: unlockPrice,
  SCHEDULE_TEST_DRIVE: testDrive,
  SELL_OR_TRADE: sellOrTrade,
  CONTACT: contact,
  STAFF_MEMBER: staffMessage,
  CAREERS: careers,
  APPLY_FINANCING: applyFinancing,
  FULL_CREDIT_APP: fullCreditApplication,
  SERVICE: service,
  PRIVACY_REQUEST: privacyRequest,
} satisfies Record<Form, LeadKind>;
