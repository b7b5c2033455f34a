/** All kinds of leads. */
export { unlockInventory as UNLOCK_INVENTORY } from './unlock-inventory.ts';
export { unlockPrice as UNLOCK_PRICE } from './unlock-price.ts';
export { testDrive as SCHEDULE_TEST_DRIVE } from './test-drive.ts';
export { sellOrTrade as SELL_OR_TRADE } from './sell-or-trade.ts';
export { contact as CONTACT } from './contact.ts';
export { staffMessage as STAFF_MEMBER } from './staff-message.ts';
export { careers as CAREERS } from './careers.ts';
export { applyFinancing as APPLY_FINANCING } from './apply-financing.ts';
export { fullCreditApplication as FULL_CREDIT_APP } from './full-credit-application.ts';
export { service as SERVICE } from './service.ts';
export { privacyRequest as PRIVACY_REQUEST } from './privacy-request.ts';
