import { LEGAL_KINDS, type LegalKind } from '@rooftop/content/documents/legal-document/legal-document';
import type { Body } from '@rooftop/content/objects/texts/body';
import type { RequestContext } from '#app/context.server.ts';
import { orFallback } from '@rooftop/platform/or-fallback';
import type { LegalVersion } from './legal-versions.ts';
import { paragraphs } from './paragraphs.ts';

/** A legal document of a dealership. */
export interface LegalPage {
  readonly kind: LegalKind;
  readonly title: string;
  /** Empty if no version has been written. */
  readonly versions: readonly LegalVersion[];
  /** Fallback text while no version is in effect. */
  readonly standardText: Body;
}

/** Documents that every dealership has, even if none have been written (spec 2). */
const EVERYWHERE: ReadonlySet<LegalKind> = new Set([
  'privacy-policy',
  'terms-of-sale',
  'cookie-policy',
  'electronic-signature-disclosure',
]);

/**
 * Documents of a dealership, in the order of LEGAL_KINDS. Excludes the terms of promises that the dealership does not
 * make. For a promise that it does make, the settings may contain short terms.
 */
export async function legalPages({
  content,
  t,
}: Pick<RequestContext, 'content' | 't'>): Promise<readonly LegalPage[]> {
  const [written, settings] = await Promise.all([
    orFallback(content.legalDocuments(), []),
    orFallback(content.settings(), null),
  ]);
  const promises: Partial<Record<LegalKind, { readonly offered: boolean; readonly terms: string | null }>> = {
    'lifetime-engine-warranty': settings?.engineWarranty ?? { offered: false, terms: null },
    'maintenance-plan': settings?.maintenancePlan ?? { offered: false, terms: null },
  };
  return LEGAL_KINDS.flatMap((kind) => {
    const document = written.find((one) => one.kind === kind);
    const promise = promises[kind];
    const exists = document !== undefined || EVERYWHERE.has(kind) || (promise?.terms ?? null) !== null;
    if (!exists || promise?.offered === false) return [];
    const title = document?.title ?? t(`legal.kind.${kind}`);
    const standardText = paragraphs(promise?.terms ?? t('legal.unwritten', { title }));
    return { kind, title, versions: document?.versions ?? [], standardText };
  });
}
