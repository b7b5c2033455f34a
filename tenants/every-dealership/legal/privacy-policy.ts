import type { LegalDocumentKit } from '../../tenant-kit.ts';
import { PRIVACY_SECTIONS, type PrivacySection, type PrivacyTexts } from './privacy-section.ts';
import { english } from './privacy-sections.en.ts';
import { spanish } from './privacy-sections.es.ts';

/** Before the choices page existed, visitors opted out by letter or phone. */
const BEFORE_THE_PAGE_OF_CHOICES = PRIVACY_SECTIONS.filter((section) => section !== 'choices');

const textOf = (texts: PrivacyTexts, sections: readonly PrivacySection[]) =>
  sections.flatMap((section) => [...texts[section]]);

const bodyOf = (sections: readonly PrivacySection[]) => ({
  en: textOf(english, sections),
  es: textOf(spanish, sections),
});

export const privacyPolicy: LegalDocumentKit = {
  key: 'privacy-policy',
  kind: 'privacy-policy',
  title: { en: 'Privacy policy', es: 'Política de privacidad' },
  versions: [
    { effectiveFrom: '2025-06-01', body: bodyOf(BEFORE_THE_PAGE_OF_CHOICES) },
    {
      effectiveFrom: '2026-07-01',
      changes: {
        en: 'Adds “Your privacy choices”: the page on which you can refuse sale and sharing, and how we treat a Global Privacy Control signal.',
        es: 'Agrega “Sus opciones de privacidad”: la página donde puede negarse a que se venda o comparta su información, y cómo tratamos la señal Global Privacy Control.',
      },
      body: bodyOf(PRIVACY_SECTIONS),
    },
  ],
};
