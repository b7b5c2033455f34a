import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { StateLink } from 'sanity/router';
import type { DealershipInUrl } from './application-list.tsx';
import {
  type ReadingLogLine,
  describeLogLine,
  formatReaderTime,
  type ApplicationRow,
  type ShownSection,
  readingShape,
  type Refusal,
  unreadShape,
} from './applications-shape.ts';
import { ReasonForm } from './reason-form.tsx';
import { ApplicationsRefused } from './refused.tsx';
import { useApplicationsApi } from './use-applications-api.ts';

interface ApplicationKey extends DealershipInUrl {
  readonly id: string;
}

/** What is known of an application: sections after it was read, with the reason that was given. */
interface LoadedApplication {
  readonly application: ApplicationRow;
  readonly log: readonly ReadingLogLine[];
  readonly reading: { readonly reason: string; readonly sections: readonly ShownSection[] } | null;
  readonly numbers: readonly ShownSection[] | null;
}

/** Shows one application: why it is read, then what it says, then the numbers. Nothing of it is stored in the browser. */
export function ApplicationPane({ dealership, urlName, id }: ApplicationKey) {
  const ask = useApplicationsApi();
  const [known, setKnown] = useState<LoadedApplication>();
  const [refusal, setRefusal] = useState<Refusal>();
  const path = `${dealership}/${id}`;
  useEffect(() => {
    const ended = new AbortController();
    async function show() {
      const answer = await ask(path, unreadShape, { signal: ended.signal });
      if (ended.signal.aborted) return;
      if (answer.kind === 'refused') setRefusal(answer.refusal);
      else setKnown({ ...answer.found, reading: null, numbers: null });
    }
    void show();
    return () => ended.abort();
  }, [ask, path]);

  async function read(reason: string, event: 'read' | 'numbers'): Promise<void> {
    const answer = await ask(path, readingShape, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ reason, event }),
    });
    if (answer.kind === 'refused') {
      setRefusal(answer.refusal);
      return;
    }
    const { sections, log } = answer.found;
    setRefusal(undefined);
    setKnown((before) => before && { ...before, log, ...readingOf(event, reason, sections) });
  }

  return (
    <Stack gap={5}>
      <Text size={1}>
        <StateLink state={{ dealership: urlName }}>All credit applications</StateLink>
      </Text>
      {refusal !== undefined && <ApplicationsRefused refusal={refusal} />}
      {known === undefined && refusal === undefined && <Text muted>Loading…</Text>}
      {known !== undefined && <Shown known={known} read={read} />}
    </Stack>
  );
}

const readingOf = (event: 'read' | 'numbers', reason: string, sections: readonly ShownSection[]) =>
  event === 'read' ? { reading: { reason, sections } } : { numbers: sections };

interface ShownProps {
  readonly known: LoadedApplication;
  readonly read: (reason: string, event: 'read' | 'numbers') => Promise<void>;
}

function Shown({ known: { application, log, reading, numbers }, read }: ShownProps) {
  const { number, name, receivedAt } = application;
  return (
    <>
      <Stack gap={3}>
        <Heading as="h2" size={2}>
          Lead {number}: {name ?? 'Name not provided'}
        </Heading>
        <Text size={1} muted>
          Received {formatReaderTime(receivedAt)}
        </Text>
      </Stack>
      {reading === null && <ReasonForm read={(reason) => read(reason, 'read')} />}
      {reading?.sections.map((section, place) => (
        <Section key={`${place} ${section.heading}`} section={section} />
      ))}
      {reading !== null && numbers === null && (
        <Flex>
          <Button
            mode="ghost"
            text="Show Social Security numbers"
            onClick={() => void read(reading.reason, 'numbers')}
          />
        </Flex>
      )}
      {numbers?.map((section) => (
        <Section key={section.heading} section={section} />
      ))}
      <Log log={log} />
    </>
  );
}

function Section({ section: { heading, lines } }: { readonly section: ShownSection }) {
  return (
    <Card padding={4} radius={2} border as="section">
      <Stack gap={4}>
        <Heading as="h3" size={1}>
          {heading}
        </Heading>
        <Stack as="dl" gap={3}>
          {lines.map(({ label, value }) => (
            <Flex key={label} gap={3} wrap="wrap">
              <Text as="dt" size={1} muted style={{ minWidth: 200 }}>
                {label}
              </Text>
              <Text as="dd" size={1} style={{ margin: 0 }}>
                {value}
              </Text>
            </Flex>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}

function Log({ log }: { readonly log: readonly ReadingLogLine[] }) {
  return (
    <Stack gap={3}>
      <Heading as="h3" size={1}>
        Who has read it
      </Heading>
      {log.length === 0 && <Text size={1}>Nobody yet.</Text>}
      {log.map((event) => (
        <Text key={`${event.at.getTime()} ${event.event}`} size={1}>
          {formatReaderTime(event.at)}: {describeLogLine(event)}
        </Text>
      ))}
    </Stack>
  );
}
