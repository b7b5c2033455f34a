import { replace } from '#app/framework.server.ts';
import { localDate } from '@rooftop/tenancy/calendar';
import { z } from 'zod';
import { pathTo } from '@rooftop/content/page-paths';
import { callerAddress } from '#app/http/caller-address.ts';
import type { RequestContext } from '#app/context.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { answerId } from '../answer-path.ts';
import type { HelpSection } from '../help-sections.server.ts';
import { THANKS } from './category-view.server.ts';

const voteShape = z.object({ question: z.string().max(200), helpful: z.enum(['yes', 'no']) });

/**
 * Counts a visitor's vote on an answer once and redirects back to the answer.
 * @throws Response (400) if the form is not a valid vote
 */
export async function submitVote(
  section: HelpSection,
  request: Request,
  context: RequestContext,
): Promise<Response> {
  const vote = voteShape.safeParse(Object.fromEntries(await readForm(request)));
  const question = section.questions.find(({ id }) => id === vote.data?.question);
  if (!vote.success || question === undefined) throw new Response(null, { status: 400 });
  // Thank the visitor in any case. They need not know whether the vote was counted.
  await countVote(question.id, vote.data.helpful === 'yes', context).catch((error: unknown) =>
    context.report(error),
  );
  const address = context.href(pathTo('help-category', { category: section.slug })) ?? '/';
  return replace(
    `${address}?${new URLSearchParams({ [THANKS]: question.id })}#${answerId(question.id)}`,
    303,
  );
}

async function countVote(
  question: string,
  isHelpful: boolean,
  { client, dealership, helpVotes, limits, locale, now }: RequestContext,
): Promise<void> {
  const address = callerAddress(client.ipAddress);
  const counts =
    address === null
      ? []
      : await Promise.all([
          limits.count('helpVotes', 'caller', dealership.id, address),
          limits.count(
            'helpVotesOfBrowser',
            'each',
            dealership.id,
            question,
            address,
            client.userAgent ?? '',
          ),
        ]);
  if (counts.some(({ isOver }) => isOver)) return;
  // Last, so that votes that aren't counted use up nothing of the dealership's.
  if ((await limits.count('helpVotes', 'tenant', dealership.id)).isOver) return;
  const day = localDate(dealership.timeZone, now);
  await helpVotes.add({ dealership: dealership.id, question, language: locale, day, isHelpful });
}
