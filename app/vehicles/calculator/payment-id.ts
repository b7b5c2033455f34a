/** The payment's place on a vehicle's page. */
export const PAYMENT_ID = 'payment';
