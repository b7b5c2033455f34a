/** ID of the payment's element on a vehicle page. */
export const PAYMENT_ID = 'payment';
