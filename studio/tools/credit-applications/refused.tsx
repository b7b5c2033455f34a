import { API_VERSION } from '@rooftop/content/schema';
import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { useClient } from 'sanity';
import { z } from 'zod';
import type { Refusal } from './applications-shape.ts';

const stepUpShape = z.object({ url: z.url() });

/** Says why nothing is shown. If only the code is missing, offers to enter it and come back. */
export function Refused({ refusal: { message, needsCode } }: { readonly refusal: Refusal }) {
  const client = useClient({ apiVersion: API_VERSION });
  const [hasFailed, setHasFailed] = useState(false);
  async function enterCode() {
    try {
      const body = { returnTo: window.location.href };
      const asked: unknown = await client.request({ uri: '/auth/step-up/request', method: 'POST', body });
      window.location.assign(stepUpShape.parse(asked).url);
    } catch {
      setHasFailed(true);
    }
  }
  return (
    <Card padding={4} radius={2} border role="alert">
      <Stack gap={4}>
        <Text>{message}</Text>
        {needsCode && (
          <Text size={1} muted>
            You need an authenticator app. If you have not set one up yet, you will do it on the next page.
          </Text>
        )}
        {needsCode && (
          <Flex>
            <Button text="Enter your code" onClick={() => void enterCode()} />
          </Flex>
        )}
        {hasFailed && <Text size={1}>The sign-in page could not be reached. Try again later.</Text>}
      </Stack>
    </Card>
  );
}
