/** Events of the Automotive Standards Council, version 1.2, for Google Analytics (standards, 5.2). */

export type AscParameters = Readonly<Record<string, string | number>>;

export interface AscEvent {
  /** `asc_` and snake case. */
  readonly name: string;
  readonly parameters: AscParameters;
}

/** Name of the company that sends the events. */
export const EVENT_OWNER = 'rooftop';

/** A value as the standard spells it: lower case, with underscores. */
export const ascValue = (text: string): string => text.toLowerCase().replaceAll(/[\s-]+/g, '_');
