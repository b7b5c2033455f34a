import { Heading, Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { useStudioApi } from '../use-studio-api.ts';
import { byDocument, type ContentCheck, contentCheckShape, nightShown } from './content-check-shape.ts';
import { FoundIn } from './found-in.tsx';

/**
 * What has died in a dealership's published content although nobody changed it: links to cars that were sold and
 * articles that are gone. Nothing where the platform cannot be asked, as on hosted Sanity.
 */
export function DiedSince({ dealership }: { readonly dealership: string }) {
  const ask = useStudioApi();
  const [check, setCheck] = useState<ContentCheck | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    async function read() {
      const answer = await ask(`content-checks/${dealership}`, { signal: ended.signal });
      if (answer.ok) setCheck(contentCheckShape.parse(await answer.json()));
    }
    read().catch(() => {
      if (!ended.signal.aborted) setCheck(null);
    });
    return () => ended.abort();
  }, [ask, dealership]);
  if (check === null || check.checkedAt === null) return null;
  return (
    <Stack gap={3}>
      <Heading as="h2" size={1}>
        What has died
      </Heading>
      <Text size={1} muted>
        {`As of ${nightShown(check.checkedAt)}. Your website is checked every night.`}
      </Text>
      {check.findings.length === 0 && <Text size={1}>Nothing has died since it was published.</Text>}
      {byDocument(check).map(({ id, type, findings }) => (
        <FoundIn
          key={id}
          id={id}
          type={type}
          findings={findings.map(({ name, message, since }) => ({
            name: `${name}, since ${nightShown(since)}`,
            message,
            isError: false,
          }))}
        />
      ))}
    </Stack>
  );
}
