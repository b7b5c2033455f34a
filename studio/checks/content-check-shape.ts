import { z } from 'zod';

/** What has died in a dealership's published content, from the studio API. */
export const contentCheckShape = z.object({
  /** When it was checked last. Null if it never was. */
  checkedAt: z.iso.datetime().nullable(),
  /** The latest first. */
  findings: z.array(
    z.object({
      /** ID of the document. */
      document: z.string(),
      type: z.string(),
      name: z.string(),
      message: z.string(),
      since: z.iso.datetime(),
    }),
  ),
});
export type ContentCheck = z.infer<typeof contentCheckShape>;

/** `Nov 28, 2026, 3:35 AM`, on the reader's clocks. */
export const nightShown = (at: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(at),
  );

interface DiedIn {
  readonly id: string;
  readonly type: string;
  readonly findings: ContentCheck['findings'];
}

/** The findings of each document, in the order of the latest one. */
export const byDocument = ({ findings }: ContentCheck): readonly DiedIn[] =>
  [...Map.groupBy(findings, ({ document }) => document)].flatMap(([id, found]) =>
    found[0] === undefined ? [] : [{ id, type: found[0].type, findings: found }],
  );
