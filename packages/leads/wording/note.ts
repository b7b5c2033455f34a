/** One line about a lead, with an optional link. */
export interface Note {
  /** Null if the value is self-explanatory. */
  readonly label: string | null;
  readonly value: string;
  /** `tel:`, `mailto:`, or a web URL. */
  readonly href: string | null;
}

/** Creates a line without label or link. */
export const textNote = (value: string): Note => ({ label: null, value, href: null });

/** Formats a line as text: `Phone: 315-555-0142`. */
export const printNote = ({ label, value }: Note): string => (label === null ? value : `${label}: ${value}`);
