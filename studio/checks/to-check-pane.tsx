import { API_VERSION, type CheckedDocuments, dealershipFindings } from '@rooftop/content/schema';
import { Heading, Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { z } from 'zod';
import { useCarsApi } from '../cars/use-cars-api.ts';
import { DiedSince } from './died-since.tsx';
import { FoundIn } from './found-in.tsx';

const paneShape = z.object({ options: z.object({ dealership: z.string() }) });

type Found = CheckedDocuments | 'unknown';

/**
 * Lists the published documents of a dealership that somebody should look at, and why, as of when it was opened.
 * @param props the structure's props for a component
 */
export function ToCheckPane(props: unknown) {
  const { dealership } = paneShape.parse(props).options;
  const client = useClient({ apiVersion: API_VERSION });
  const { findGone } = useCarsApi(dealership);
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    const ended = new AbortController();
    const show = (documents: Found) => {
      if (!ended.signal.aborted) setFound(documents);
    };
    void dealershipFindings(client, dealership, findGone).then(show, () => show('unknown'));
    return () => ended.abort();
  }, [client, dealership, findGone]);
  if (found === undefined) return null;
  return (
    <Stack padding={4} gap={5}>
      <DiedSince dealership={dealership} />
      <Stack gap={3}>
        <Heading as="h2" size={1}>
          What shoppers see
        </Heading>
        <Text size={1} muted>
          Claims that need other words, links that lead nowhere, pictures, and whatever else should be looked
          at in what is published, as of now. Drafts are checked where they are edited.
        </Text>
        {found === 'unknown' && <Text>The documents could not be checked. Try again later.</Text>}
        {found.length === 0 && <Text>There is nothing to check.</Text>}
        {found !== 'unknown' &&
          found.map(({ id, type, findings }) => (
            <FoundIn
              key={id}
              id={id}
              type={type}
              findings={findings.map(({ name, message, level }) => ({
                name,
                message,
                isError: level === 'error',
              }))}
            />
          ))}
      </Stack>
    </Stack>
  );
}
