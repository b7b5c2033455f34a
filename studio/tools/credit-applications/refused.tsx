import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { useEnterCode } from '../use-enter-code.ts';
import type { Refusal } from './applications-shape.ts';

/** Says why nothing is shown. If only the code is missing, offers to enter it and come back. */
export function ApplicationsRefused({ refusal: { message, needsCode } }: { readonly refusal: Refusal }) {
  const enterCode = useEnterCode();
  const [hasFailed, setHasFailed] = useState(false);
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
            <Button text="Enter your code" onClick={() => void enterCode().catch(() => setHasFailed(true))} />
          </Flex>
        )}
        {hasFailed && <Text size={1}>The sign-in page could not be reached. Try again later.</Text>}
      </Stack>
    </Card>
  );
}
