/** Two dealerships, and the marker in the second one's content. */
/** In all content of dealership bravo. Users of alpha must never see it. */
export const CANARY = 'canary-of-bravo';
export const ALPHA = 'dealership-alpha';
export const BRAVO = 'dealership-bravo';

export const reference = (id: string) => ({ _type: 'reference', _ref: id });
