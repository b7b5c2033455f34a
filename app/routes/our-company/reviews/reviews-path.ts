/** Path of the reviews, without the language. */
export const REVIEWS_PATH = '/our-company/reviews';
