import type { Settings } from '@rooftop/content/documents/dealership/settings/settings';

/** The lender's form that a dealership has configured. Null if it has none or it is not a safe URL. */
export function lenderForm(settings: Pick<Settings, 'preApprovalLink'> | null): URL | null {
  const url = settings?.preApprovalLink ? URL.parse(settings.preApprovalLink) : null;
  return url?.protocol === 'https:' ? url : null;
}

/**
 * Whether pre-approval may be called instant and without effect on the credit score: only where a lender's form is
 * configured and the dealership has said that it delivers that.
 */
export const isPreApprovalInstant = (
  settings: Pick<Settings, 'preApprovalLink' | 'preApprovalIsInstant'> | null,
): boolean => settings?.preApprovalIsInstant === true && lenderForm(settings) !== null;
