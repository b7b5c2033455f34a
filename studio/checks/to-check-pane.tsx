import { API_VERSION, type CheckedDocuments, dealershipFindings } from '@rooftop/content/schema';
import { Card, Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { Preview, useClient, useSchema } from 'sanity';
import { IntentLink } from 'sanity/router';
import { z } from 'zod';
import { useCarsApi } from '../cars/use-cars-api.ts';

/** The preview in a link has its own colors. */
const PLAIN_LINK = { color: 'inherit', textDecoration: 'none' };
const paneShape = z.object({ options: z.object({ dealership: z.string() }) });

type Found = CheckedDocuments | 'unknown';

/**
 * Lists the documents of a dealership that somebody should look at, and why, as of when it was opened.
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
    <Stack padding={4} gap={3}>
      <Text size={1} muted>
        Claims that need other words, links that lead nowhere, and whatever else should be looked at, drafts
        included. Publishing is not blocked: shoppers see what is published.
      </Text>
      {found === 'unknown' && <Text>The documents could not be checked. Try again later.</Text>}
      {found.length === 0 && <Text>There is nothing to check.</Text>}
      {found !== 'unknown' && found.map((document) => <ToCheck key={document.id} document={document} />)}
    </Stack>
  );
}

function ToCheck({ document: { id, type, findings } }: { readonly document: CheckedDocuments[number] }) {
  const schemaType = useSchema().get(type);
  return (
    <Card radius={2} border>
      <Stack gap={2} padding={2}>
        <IntentLink intent="edit" params={{ id, type }} style={PLAIN_LINK}>
          {schemaType === undefined ? (
            id
          ) : (
            <Preview schemaType={schemaType} value={{ _id: id, _type: type }} />
          )}
        </IntentLink>
        {findings.map(({ name, level, message }) => (
          <Card
            key={`${name} ${message}`}
            padding={3}
            radius={2}
            tone={level === 'error' ? 'critical' : 'caution'}
          >
            <Stack gap={2}>
              <Text size={1} weight="medium">
                {name}
              </Text>
              <Text size={1}>{message}</Text>
            </Stack>
          </Card>
        ))}
      </Stack>
    </Card>
  );
}
