import type { CopiedVisit } from '@rooftop/visits/popups/copied-visit';
import { z } from 'zod';
import { NO_VISIT, type WrittenVisit } from './written-visit.ts';

const ids = z.array(z.string().max(200)).max(500);

const copiedVisitShape: z.ZodType<CopiedVisit> = z.object({
  path: z.string().startsWith('/').max(2000),
  seconds: z.number().min(0),
  isLead: z.boolean(),
  ads: z.record(z.string(), z.string()),
  answered: ids,
  closed: ids,
  shownAt: z.record(z.string(), z.array(z.number()).max(100)),
});

/** The visit that an editor copied on the website. Null if the text is none. */
export function readCopiedVisit(text: string): WrittenVisit | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null;
  }
  const { data } = copiedVisitShape.safeParse(parsed);
  if (data === undefined) return null;
  const { path, seconds, isLead, ads, answered, closed, shownAt } = data;
  return { ...NO_VISIT, path, seconds, isLead, ads, answered, closed, shownAt };
}
