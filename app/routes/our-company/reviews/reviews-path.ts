/** Where the reviews are, without the language. */
export const REVIEWS_PATH = '/our-company/reviews';
