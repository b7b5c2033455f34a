/** What the desk needs besides leads: the Studio API's `/setup` and `/views`, also for the browser. */
import { z } from 'zod';
import { leadFilterShape, textLine, personShape } from './inbox-api.ts';

/** A filter that a person saved under a name. */
const savedViewShape = z.object({ name: textLine(60), filter: leadFilterShape });
export const savedViewsShape = z.array(savedViewShape).max(20);
export type SavedView = z.infer<typeof savedViewShape>;

/** Response of `/setup`: what the inbox needs besides leads. */
export const inboxSetupShape = z.object({
  user: personShape,
  people: z.array(personShape),
  stores: z.array(z.object({ key: z.string(), name: z.string(), timeZone: z.string() })),
  timeZone: z.string(),
  /** Minutes of opening hours within which leads are to be answered. */
  answerMinutes: z.number(),
  /** The latest values of `utm_source`. */
  sources: z.array(z.string()),
  views: savedViewsShape,
  /** Whether the user may export and delete personal data, and see its log: administrators and agencies. */
  managesPersonalData: z.boolean(),
});
export type InboxSetup = z.infer<typeof inboxSetupShape>;
