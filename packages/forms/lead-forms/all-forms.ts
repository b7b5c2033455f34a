/** All forms that create leads (spec 7), and the privacy request. */
export { unlockInventoryForm as UNLOCK_INVENTORY } from './unlock-inventory-form.ts';
export { unlockPriceForm as UNLOCK_PRICE } from './unlock-price-form.ts';
export { testDriveForm as SCHEDULE_TEST_DRIVE } from './test-drive-form.ts';
export { sellOrTradeForm as SELL_OR_TRADE } from './sell-or-trade-form.ts';
export { contactForm as CONTACT } from './contact-form.ts';
export { staffMessageForm as STAFF_MEMBER } from './staff-message-form.ts';
export { careersForm as CAREERS } from './careers-form.ts';
export { applyFinancingForm as APPLY_FINANCING } from './apply-financing-form.ts';
export { fullCreditApplicationForm as FULL_CREDIT_APP } from './full-credit-application-form.ts';
export { serviceForm as SERVICE } from './service-form.ts';
export { privacyRequestForm as PRIVACY_REQUEST } from './privacy-request-form.ts';
