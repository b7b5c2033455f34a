/** Two dealerships, and what marks the content of the second. */
/** In everything that belongs to dealership bravo; nobody of alpha may ever see it. */
export const CANARY = 'canary-of-bravo';
export const ALPHA = 'dealership-alpha';
export const BRAVO = 'dealership-bravo';

export const reference = (id: string) => ({ _type: 'reference', _ref: id });
