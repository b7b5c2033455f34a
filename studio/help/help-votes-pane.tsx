import { API_VERSION } from '@rooftop/content/schema';
import { Card, Flex, Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { IntentLink } from 'sanity/router';
import { z } from 'zod';
import { useStudioApi } from '../use-studio-api.ts';
import { helpVotesShape, type VotedQuestion, votedQuestions } from './help-votes-shape.ts';

const QUESTIONS_QUERY = '*[_type == "faq" && _id in $ids] { _id, question }';
const paneShape = z.object({ options: z.object({ dealership: z.string() }) });

type Found = readonly VotedQuestion[] | 'unknown';

/**
 * Shows how readers of the help center voted on its answers.
 * @param props the structure's props for a component
 */
export function HelpVotesPane(props: unknown) {
  const { dealership } = paneShape.parse(props).options;
  const client = useClient({ apiVersion: API_VERSION });
  const ask = useStudioApi();
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    const ended = new AbortController();
    async function read(): Promise<Found> {
      const answer = await ask(`help-votes/${dealership}`, { signal: ended.signal });
      if (!answer.ok) return 'unknown';
      const votes = helpVotesShape.parse(await answer.json());
      const ids = votes.map(({ question }) => question);
      return votedQuestions(votes, await client.fetch<unknown>(QUESTIONS_QUERY, { ids }));
    }
    const show = (votes: Found) => {
      if (!ended.signal.aborted) setFound(votes);
    };
    void read().then(show, () => show('unknown'));
    return () => ended.abort();
  }, [ask, client, dealership]);
  if (found === undefined) return null;
  return (
    <Stack padding={4} gap={3}>
      <Text size={1} muted>
        Votes from the last 90 days, by language. The least helpful answers come first.
      </Text>
      {found === 'unknown' && <Text>The votes could not be loaded. Try again later.</Text>}
      {found.length === 0 && <Text>No votes yet.</Text>}
      {found !== 'unknown' && found.map((vote) => <Voted key={`${vote.id} ${vote.language}`} vote={vote} />)}
    </Stack>
  );
}

function Voted({ vote: { id, title, language, helpful, unhelpful } }: { readonly vote: VotedQuestion }) {
  return (
    <Card padding={3} radius={2} border>
      <Flex gap={4} align="center" justify="space-between">
        <Text weight="medium" lang={language}>
          <IntentLink intent="edit" params={{ id, type: 'faq' }}>
            {title}
          </IntentLink>
        </Text>
        <Text size={1} muted>
          {unhelpful} not helpful, {helpful} helpful
        </Text>
      </Flex>
    </Card>
  );
}
