import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { useStudioApi } from '../use-studio-api.ts';
import {
  describePhotos,
  type PhotoHost,
  type ListedPhotoHosts,
  photoHostsShape,
  photoHostsRefusalShape,
} from './photo-hosts-shape.ts';

const paneShape = z.object({ options: z.object({ dealership: z.string() }) });

/**
 * Lists hosts with photos that the website doesn't show, each with a button to allow it.
 * @param props the structure's props for a component
 */
export function PhotoHostsPane(props: unknown) {
  const { dealership } = paneShape.parse(props).options;
  const ask = useStudioApi();
  const [found, setFound] = useState<ListedPhotoHosts | 'unknown'>();
  useEffect(() => {
    const ended = new AbortController();
    const show = (answer: ListedPhotoHosts | 'unknown') => {
      if (!ended.signal.aborted) setFound(answer);
    };
    async function read() {
      const answer = await ask(`photo-hosts/${dealership}`, { signal: ended.signal });
      return answer.ok ? photoHostsShape.parse(await answer.json()) : 'unknown';
    }
    void read().then(show, () => show('unknown'));
    return () => ended.abort();
  }, [ask, dealership]);

  /** Resolves to null once the host is allowed, otherwise to the reason why not. */
  async function allow(host: string): Promise<string | null> {
    try {
      const answer = await ask(`photo-hosts/${dealership}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ host }),
      });
      return answer.ok ? null : photoHostsRefusalShape.parse(await answer.json()).message;
    } catch {
      return 'The platform could not be reached. Try again later.';
    }
  }

  if (found === undefined || found === 'unknown')
    return (
      <Stack padding={4}>
        <Text muted={found === undefined}>
          {found === undefined
            ? 'Checking your cars’ photos…'
            : 'The photo hosts could not be loaded. Try again later.'}
        </Text>
      </Stack>
    );
  const { hosts, mayAllow } = found;
  return (
    <Stack padding={4} gap={3}>
      {hosts.length === 0 ? (
        <Text>All photo hosts in your feeds are allowed.</Text>
      ) : (
        <Text size={1} muted>
          Your feeds name photos at these hosts, but the website shows only photos from hosts that are
          allowed. {mayAllow ? 'Allow a host if it is yours or your photo provider’s.' : ONLY_AGENCIES}
        </Text>
      )}
      {hosts.map((host) => (
        <Host key={host.host} found={host} allow={mayAllow ? allow : null} />
      ))}
    </Stack>
  );
}

const ONLY_AGENCIES = 'An agency or an administrator can allow a host.';

interface HostProps {
  readonly found: PhotoHost;
  /** Null if the user may not allow hosts. */
  readonly allow: ((host: string) => Promise<string | null>) | null;
}

function Host({ found, allow }: HostProps) {
  const { host, canBeAllowed } = found;
  const [state, setState] = useState<'listed' | 'asked' | 'allowed'>('listed');
  const [problem, setProblem] = useState<string | null>(null);
  async function press(allowHost: NonNullable<HostProps['allow']>) {
    setState('asked');
    const reason = await allowHost(host);
    setProblem(reason);
    setState(reason === null ? 'allowed' : 'listed');
  }
  return (
    <Card padding={3} radius={2} border>
      <Flex gap={4} align="center" justify="space-between">
        <Stack gap={3}>
          <Text weight="medium">{host}</Text>
          <Text size={1} muted>
            {describePhotos(found)}
          </Text>
          <Box aria-live="polite">
            {state === 'allowed' && (
              <Text size={1}>Allowed. The website shows these photos within a minute.</Text>
            )}
            {problem !== null && <Text size={1}>{problem}</Text>}
          </Box>
          {!canBeAllowed && (
            <Text size={1}>
              This host cannot be allowed, because it is not a public host name. Ask your feed’s provider for
              other URLs.
            </Text>
          )}
        </Stack>
        {allow !== null && canBeAllowed && state !== 'allowed' && (
          <Button
            mode="ghost"
            text={`Allow ${host}`}
            loading={state === 'asked'}
            disabled={state === 'asked'}
            onClick={() => void press(allow)}
          />
        )}
      </Flex>
    </Card>
  );
}
