import type { PageKit } from '../../../tenant-kit.ts';
import { pictures } from '../pictures.ts';
import { financingTerms } from '../terms.ts';

export const autoFinancing: PageKit = {
  key: 'auto-financing',
  path: '/auto-financing',
  name: 'Financing',
  title: 'Car and truck financing in Watertown, NY',
  description:
    'Dawn reads the papers with you line by line. Pre-approval without effect on your score, help that is free, and nine straight answers.',
  isIndexed: true,
  blocks: [
    {
      _type: 'hero',
      eyebrow: 'Financing',
      heading: 'A loan you understand before you sign it.',
      text: 'Good credit, bad credit, none yet: same chair, same coffee. Dawn asks the lenders, and you hear every answer.',
      image: pictures.hero2,
      callToAction: { label: 'Get pre-approved', href: '/auto-financing/apply-for-financing' },
      secondCallToAction: {
        label: 'Full credit application',
        href: '/auto-financing/full-credit-application',
      },
      terms: financingTerms,
    },
    {
      _type: 'columns',
      heading: 'At your table, then at ours',
      columns: [
        {
          icon: 'pre-approval',
          heading: 'Fill it in at home',
          text: 'Under 60 seconds, a soft inquiry, no effect on your score.',
        },
        {
          icon: 'phone',
          heading: 'Dawn calls',
          text: 'Many applicants hear within 24–48 hours, not all. She says what came back, and what it would cost.',
        },
        {
          icon: 'car',
          heading: 'Then pick the truck',
          text: 'In that order. It is easier to like a truck you can pay for.',
        },
      ],
    },
    {
      _type: 'feature',
      eyebrow: 'Fort Drum',
      heading: 'Posted here, or about to leave?',
      body: [
        'Abdi spent ten years at the post and knows what a posting does to a car loan. Bring your leave and earnings statement and your orders, if you have them.',
        'Ask us about the Servicemembers Civil Relief Act and what your lender does for people in uniform. Then decide, not before.',
      ],
      points: [
        'A loan that goes with you when you move',
        'A written payoff before you go',
        '$250 off for soldiers and first responders',
      ],
      terms:
        'Financing is with approved credit. The $250 discount is for active duty, reserve, veterans and first responders with identification, one per purchase, not for cash; its dates are on the page of special offers.',
      image: pictures.thanks,
      imageSide: 'left',
      callToAction: { label: 'Talk to Abdi', href: '/our-company/meet-our-team/abdi-warsame' },
      secondCallToAction: { label: 'See the offer', href: '/special-offers/dealer' },
    },
    {
      _type: 'faqList',
      heading: 'Nine things people ask Dawn',
      text: 'Call her if yours is the tenth.',
      place: 'financing',
      count: 9,
    },
    {
      _type: 'callToAction',
      heading: 'Asking costs nothing.',
      text: 'Financing assistance is free. Loans are with approved credit.',
      callToAction: { label: 'Get pre-approved', href: '/auto-financing/apply-for-financing' },
      secondCallToAction: { label: 'Write to Dawn', href: '/contact-us?topic=2' },
    },
  ],
};
