import { API_VERSION, checkPastedRedirects, queryDealershipFacts } from '@rooftop/content/schema';
import { isOwnHost } from '@rooftop/tenancy/is-own-host';
import { Button, Flex, Stack, Text, TextArea } from '@sanity/ui';
import { useId, useState } from 'react';
import { useClient } from 'sanity';
import { z } from 'zod';
import { type CheckedLine, CheckedLines } from './checked-lines.tsx';
import { createRedirects } from './create-redirects.ts';
import { parsePasted } from './parse-pasted.ts';

const paneShape = z.object({ options: z.object({ dealership: z.string() }) });
const hostnamesShape = z.array(z.string()).catch([]);
const HOSTNAMES_QUERY = '*[_type == "dealership" && _id == $dealership][0].hostnames';

/** So many lines can be pasted at once. */
const MOST_LINES = 2000;

const countOf = (count: number): string => (count === 1 ? '1 redirect' : `${count} redirects`);

/**
 * Creates redirects from a list that is pasted, such as two columns of a spreadsheet. Every line is checked by the rules of
 * a single redirect before any is created.
 * @param props the structure's props for a component
 */
export function PasteRedirectsPane(props: unknown) {
  const { dealership } = paneShape.parse(props).options;
  const client = useClient({ apiVersion: API_VERSION });
  const id = useId();
  const [text, setText] = useState('');
  const [lines, setLines] = useState<readonly CheckedLine[] | null>(null);
  const [created, setCreated] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const good = lines?.filter(({ error }) => error === null) ?? [];
  const badCount = (lines?.length ?? 0) - good.length;

  /** Does something that may fail, and says what to do then. */
  async function attempt(work: () => Promise<void>, advice: string): Promise<void> {
    setBusy(true);
    setProblem(null);
    await work().catch(() => setProblem(advice));
    setBusy(false);
  }

  async function check(): Promise<void> {
    const [facts, found] = await Promise.all([
      queryDealershipFacts(client, dealership),
      client.fetch<unknown>(HOSTNAMES_QUERY, { dealership }),
    ]);
    if (facts === null) throw new Error('The dealership could not be read.');
    const hostnames = hostnamesShape.parse(found);
    const pasted = parsePasted(text, (host) => isOwnHost(host, hostnames));
    if (pasted.length > MOST_LINES) {
      setProblem(`These are ${pasted.length} lines. Paste ${MOST_LINES} at most.`);
      return;
    }
    setCreated(0);
    setLines(checkPastedRedirects(pasted, facts, hostnames));
  }

  const create = () =>
    createRedirects(client, dealership, good, (part) => {
      const done = new Set(part.map(({ line }) => line));
      setCreated((before) => before + part.length);
      setLines((before) => before?.filter(({ line }) => !done.has(line)) ?? null);
    });

  return (
    <Stack padding={4} gap={4}>
      <Text as="label" htmlFor={id} size={1} weight="medium">
        Old and new URLs
      </Text>
      <TextArea
        id={id}
        value={text}
        rows={10}
        aria-describedby={`${id}-note`}
        placeholder={'/old-page\t/new-page\n/blog/*\t/car-research'}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setLines(null);
        }}
      />
      <Text id={`${id}-note`} size={1} muted>
        Paste two columns of a spreadsheet, CSV, or lines such as /old -&gt; /new. Nothing is created before
        you have seen what was read.
      </Text>
      <Flex gap={3} wrap="wrap">
        <Button
          text="Check the list"
          mode="ghost"
          disabled={isBusy || text.trim() === ''}
          onClick={() => void attempt(check, 'The list could not be checked. Try again later.')}
        />
        {good.length > 0 && (
          <Button
            text={`Create ${countOf(good.length)}`}
            tone="primary"
            disabled={isBusy}
            onClick={() =>
              void attempt(
                create,
                'Not all redirects could be created. Those that are still listed are missing.',
              )
            }
          />
        )}
      </Flex>
      <output>
        <Stack gap={3}>
          {problem !== null && <Text size={1}>{problem}</Text>}
          {created > 0 && <Text size={1}>{`${countOf(created)} created.`}</Text>}
          {lines !== null && badCount > 0 && (
            <Text size={1}>
              {badCount === 1
                ? '1 line has a mistake and is left out.'
                : `${badCount} lines have mistakes and are left out.`}
            </Text>
          )}
          {lines?.length === 0 && created === 0 && <Text size={1}>No line was read.</Text>}
        </Stack>
      </output>
      {lines !== null && lines.length > 0 && <CheckedLines lines={lines} />}
    </Stack>
  );
}
