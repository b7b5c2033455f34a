/** The queues in which pages wait to be rendered. */
import { BUDGETS } from '@rooftop/budgets/budgets';
import { createFairQueue, type FairQueueOptions } from '@rooftop/budgets/fair-queue';

/**
 * For pages that will be cached. They are few, and each is rendered once for everyone, so a longer wait is worth it.
 */
const KEEPING: FairQueueOptions = {
  atOnce: BUDGETS.cachedPagesAtOnce,
  waiting: BUDGETS.waitingCachedPages.process,
  maxWaitMs: 10_000,
};
/** For requests for routes. Browsers send them before they are needed, and show an error page if one is refused. */
const MANIFESTS: FairQueueOptions = {
  atOnce: BUDGETS.manifestsAtOnce,
  waiting: BUDGETS.waitingManifests.process,
  maxWaitMs: 10_000,
};
/** For forms that people send, because a lead is worth more than any page. Only a flood of them is refused. */
const SENT_FORMS: FairQueueOptions = {
  atOnce: BUDGETS.formsAtOnce,
  waiting: BUDGETS.waitingForms.process,
  maxWaitMs: 20_000,
  // Also after a code for a phone, which takes 3 ms and is asked for by programs hundreds of times a second.
  shortMs: 0,
};
/**
 * Milliseconds that any other page waits to be rendered before it is refused. A visitor is refused within a second, and
 * 32 requests at once are all answered by a machine that renders 40 pages a second.
 */
const PATIENCE_MS = 800;

/**
 * The process's queues. Searches delay neither a page that will be cached nor a form.
 * @param atOnce number of pages that are not cached
 */
export const createRenderingQueues = ({
  atOnce,
  waiting,
}: {
  readonly atOnce: number;
  readonly waiting: number;
}) => ({
  keeping: createFairQueue(KEEPING),
  manifests: createFairQueue(MANIFESTS),
  sentForms: createFairQueue(SENT_FORMS),
  rendering: createFairQueue({
    atOnce: { ...BUDGETS.pagesAtOnce, process: atOnce },
    waiting,
    maxWaitMs: PATIENCE_MS,
  }),
});
