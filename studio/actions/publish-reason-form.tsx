import { Button, Card, Flex, Stack, Text, TextArea } from '@sanity/ui';
import { type FormEvent, useId, useState } from 'react';

const SHORTEST = 3;
const LONGEST = 500;

interface PublishReasonFormProps {
  /** The warnings about the document's claims. */
  readonly claims: readonly string[];
  readonly publish: (reason: string) => void;
}

/** Shows the open warnings, asks for a reason, and publishes. */
export function PublishReasonForm({ claims, publish }: PublishReasonFormProps) {
  const [reason, setReason] = useState('');
  const id = useId();
  function submit(event: FormEvent) {
    event.preventDefault();
    publish(reason.trim());
  }
  return (
    <form onSubmit={submit}>
      <Stack gap={4}>
        {claims.map((claim) => (
          <Card key={claim} padding={3} radius={2} tone="caution" border>
            <Text size={1}>{claim}</Text>
          </Card>
        ))}
        <Stack gap={3}>
          <Text as="label" htmlFor={id} size={1} weight="medium">
            Why is this OK to publish?
          </Text>
          <TextArea
            id={id}
            value={reason}
            rows={3}
            maxLength={LONGEST}
            aria-describedby={`${id}-note`}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Text id={`${id}-note`} size={1} muted>
            For example: “The terms are in the picture, and our lawyer has seen it.” The reason stays with the
            document, and its history says who published it.
          </Text>
        </Stack>
        <Flex justify="flex-end">
          <Button
            type="submit"
            tone="caution"
            text="Publish anyway"
            disabled={reason.trim().length < SHORTEST}
          />
        </Flex>
      </Stack>
    </form>
  );
}
