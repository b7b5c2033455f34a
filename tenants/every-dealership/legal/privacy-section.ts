import type { Body } from '../../kit-document.ts';

/** Sections of the privacy policy in order. */
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

/** Text of each section in one language. */
export type PrivacyTexts = Readonly<Record<PrivacySection, Extract<Body, readonly unknown[]>>>;
