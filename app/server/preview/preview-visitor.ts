import type { Dealership } from '@rooftop/content/documents/dealership/dealership';
import { previewArms, previewConsent, type PreviewSettings } from '#app/visitor/preview/preview-settings.ts';
import type { RequestVisitor } from '../create-context.ts';

/**
 * The visitor as whom a preview shows a page. Nothing that the editor's own browser sends is used, so they see what somebody
 * sees who has unlocked neither prices nor cars.
 */
export const previewVisitor = (
  settings: PreviewSettings,
  { cookieTier }: Pick<Dealership, 'cookieTier'>,
): RequestVisitor => ({
  storeKey: settings.store,
  consent: previewConsent(settings, cookieTier),
  hasAnswered: settings.consent !== 'unanswered',
  gpc: settings.gpc === '1',
  arms: previewArms(settings),
});
