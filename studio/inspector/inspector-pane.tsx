import { Button, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { z } from 'zod';
import { useStudioApi } from '../use-studio-api.ts';

const paneShape = z.object({ options: z.object({ dealership: z.string() }) });
const linkShape = z.object({ href: z.url() });

/**
 * Opens the dealership's website with a panel that shows what a visit publishes.
 * @param props the structure's props for a component
 */
export function InspectorPane(props: unknown) {
  const { dealership } = paneShape.parse(props).options;
  const ask = useStudioApi();
  const [href, setHref] = useState<string>();
  const [hasFailed, setFailed] = useState(false);

  async function createLink(): Promise<void> {
    const answer = await ask(`event-inspector/${dealership}`);
    setHref(linkShape.parse(await answer.json()).href);
  }

  return (
    <Stack padding={4} gap={4}>
      <Text>
        The inspector shows, on your website, what each page and press sends to Google Analytics, Tag Manager,
        Meta and our own counts, and what the cookie choices hold back. Only your own browser shows it, and
        the link works for an hour.
      </Text>
      <Button
        text="Create a link"
        onClick={() => {
          setFailed(false);
          void createLink().catch(() => setFailed(true));
        }}
      />
      {hasFailed && <Text>The link could not be created. Try again later.</Text>}
      {href !== undefined && (
        <Text>
          <a href={href} target="_blank" rel="noreferrer">
            Open your website with the inspector
          </a>
        </Text>
      )}
    </Stack>
  );
}
