import { Badge, Card, Flex, Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { StateLink } from 'sanity/router';
import { describeReadings, formatReaderTime, type ApplicationRow, listShape } from './applications-shape.ts';
import { ApplicationsRefused } from './refused.tsx';
import { type ApplicationsResult, useApplicationsApi } from './use-applications-api.ts';

export interface DealershipInUrl {
  /** ID of the dealership's document. */
  readonly dealership: string;
  /** How URLs name it. */
  readonly urlName: string;
}

/** Lists a dealership's applications, latest first, without anything of their content. */
export function ApplicationList({ dealership, urlName }: DealershipInUrl) {
  const ask = useApplicationsApi();
  const [answer, setAnswer] = useState<ApplicationsResult<{ applications: ApplicationRow[] }>>();
  useEffect(() => {
    const ended = new AbortController();
    async function read() {
      const found = await ask(dealership, listShape, { signal: ended.signal });
      if (!ended.signal.aborted) setAnswer(found);
    }
    void read();
    return () => ended.abort();
  }, [ask, dealership]);
  if (answer === undefined) return <Text muted>Loading…</Text>;
  if (answer.kind === 'refused') return <ApplicationsRefused refusal={answer.refusal} />;
  const { applications } = answer.found;
  if (applications.length === 0) return <Text>There are no credit applications.</Text>;
  return (
    <Stack as="ul" gap={3}>
      {applications.map((application) => (
        <li key={application.id}>
          <Listed urlName={urlName} application={application} />
        </li>
      ))}
    </Stack>
  );
}

function Listed({
  urlName,
  application,
}: Pick<DealershipInUrl, 'urlName'> & { readonly application: ApplicationRow }) {
  const { id, number, name, receivedAt, isHeld } = application;
  return (
    <Card padding={3} radius={2} border>
      <Flex gap={4} align="center" justify="space-between" wrap="wrap">
        <Stack gap={3}>
          <Text weight="medium">
            <StateLink state={{ dealership: urlName, application: id }}>
              Lead {number}: {name ?? 'Name not provided'}
            </StateLink>
          </Text>
          <Text size={1} muted>
            Received {formatReaderTime(receivedAt)}
          </Text>
        </Stack>
        <Flex gap={3} align="center">
          {isHeld && <Badge tone="caution">Held as spam</Badge>}
          <Text size={1} muted>
            {describeReadings(application)}
          </Text>
        </Flex>
      </Flex>
    </Card>
  );
}
