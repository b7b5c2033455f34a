/** ID of the payment on a vehicle page and of the payment calculator on its own page: the side button's panel. */
export const PAYMENT_ID = 'payment';
