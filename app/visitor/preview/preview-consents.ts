/** What the visitor of a preview answered to the cookie banner. */
export const PREVIEW_CONSENTS = ['unanswered', 'acceptAll', 'deny', 'rejectAll'] as const;
