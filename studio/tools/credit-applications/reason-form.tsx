import { Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui';
import { type FormEvent, useState } from 'react';

/** As the Studio API has it. */
const SHORTEST = 3;
const LONGEST = 300;

/** Asks why an application is read, and reads it. */
export function ReasonForm({ read }: { readonly read: (reason: string) => Promise<void> }) {
  const [reason, setReason] = useState('');
  const [isReading, setIsReading] = useState(false);
  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsReading(true);
    await read(reason.trim());
    setIsReading(false);
  }
  return (
    <Card padding={4} radius={2} border>
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap={4}>
          <Text as="label" htmlFor="reading-reason" weight="medium">
            Why are you reading this application?
          </Text>
          <TextInput
            id="reading-reason"
            value={reason}
            maxLength={LONGEST}
            autoComplete="off"
            aria-describedby="reading-reason-note"
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Text id="reading-reason-note" size={1} muted>
            For example: send it to a lender. Your name, the time, and your reason are logged. Don’t write
            anything about the applicant.
          </Text>
          <Flex>
            <Button
              type="submit"
              text="Read application"
              loading={isReading}
              disabled={isReading || reason.trim().length < SHORTEST}
            />
          </Flex>
        </Stack>
      </form>
    </Card>
  );
}
