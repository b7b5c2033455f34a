/** One line about a lead, with a link where there is one. */
export interface Note {
  /** null if the value speaks for itself */
  readonly label: string | null;
  readonly value: string;
  /** `tel:`, `mailto:` or a web URL */
  readonly href: string | null;
}

/** A line without a link. */
export const textNote = (value: string): Note => ({ label: null, value, href: null });

/** `Phone: 315-555-0142` */
export const printNote = ({ label, value }: Note): string => (label === null ? value : `${label}: ${value}`);
