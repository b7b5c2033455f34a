import type { Body } from '../../kit-document.ts';

/** Parts of the privacy policy, in the order in which they stand. */
export const PRIVACY_SECTIONS = [
  'opening',
  'collected',
  'use',
  'sharing',
  'choices',
  'kept',
  'rights',
  'security',
  'children',
  'contact',
] as const;
export type PrivacySection = (typeof PRIVACY_SECTIONS)[number];

/** What each says in one language. */
export type PrivacyTexts = Readonly<Record<PrivacySection, Extract<Body, readonly unknown[]>>>;
