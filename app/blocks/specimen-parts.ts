/** What the specimens of several blocks have. */
export const specimenLinks = {
  callToAction: { label: 'See all cars', href: '/cars-for-sale' },
  secondCallToAction: { label: 'Write to us', href: '/contact-us' },
};
export const NO_LINKS = { callToAction: null, secondCallToAction: null };
export const SPECIMEN_TERMS =
  'Used cars under 85,000 miles at the time of purchase. Covers the engine only, not wear, accidents or neglect. Ask for full terms.';
