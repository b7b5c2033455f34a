import type { LegalDocumentKit } from '../../tenant-kit.ts';
import { english } from './privacy-sections.en.ts';
import { spanish } from './privacy-sections.es.ts';

type Section = keyof typeof english;

const bodyOf = (sections: readonly Section[]) => ({
  en: sections.flatMap((section) => english[section]),
  es: sections.flatMap((section) => spanish[section]),
});

export const privacyPolicy: LegalDocumentKit = {
  key: 'privacy-policy',
  kind: 'privacy-policy',
  title: { en: 'Privacy policy', es: 'Política de privacidad' },
  versions: [
    {
      effectiveFrom: '2025-06-01',
      body: bodyOf([
        'opening',
        'collected',
        'use',
        'sharing',
        'kept',
        'rights',
        'security',
        'children',
        'contact',
      ]),
    },
    {
      effectiveFrom: '2026-07-01',
      changes: {
        en: 'Adds “Your privacy choices”: the page on which you can refuse sale and sharing, and how we treat a Global Privacy Control signal.',
        es: 'Agrega “Sus opciones de privacidad”: la página donde puede negarse a que se venda o comparta su información, y cómo tratamos la señal Global Privacy Control.',
      },
      body: bodyOf([
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
      ]),
    },
  ],
};
