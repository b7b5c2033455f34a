import { Button, Flex, Stack, Text } from '@sanity/ui';
import type { OpenLink } from './preview-link.ts';

interface OpenLinksProps {
  readonly links: readonly OpenLink[];
  readonly stop: (id: string) => void;
}

const timeInWords = (time: string): string =>
  new Date(time).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** The shared links of a website that still work, each with a button that stops it. */
export function OpenLinks({ links, stop }: OpenLinksProps) {
  if (links.length === 0) return null;
  return (
    <Stack gap={3}>
      <Text as="h3" size={1} weight="medium">
        Links that work now
      </Text>
      <Stack as="ul" gap={3} style={{ maxHeight: '12rem', overflow: 'auto' }}>
        {links.map(({ id, path, createdBy, endsAt }) => (
          <Flex as="li" key={id} align="center" gap={3}>
            <div style={{ flex: 1, overflowWrap: 'anywhere' }}>
              <Text size={1}>
                {path}: until {timeInWords(endsAt)}
                {createdBy !== '' && `, by ${createdBy}`}
              </Text>
            </div>
            <Button
              mode="ghost"
              tone="critical"
              fontSize={1}
              padding={2}
              text="Stop"
              aria-label={`Stop the link to ${path} until ${timeInWords(endsAt)}`}
              onClick={() => stop(id)}
            />
          </Flex>
        ))}
      </Stack>
    </Stack>
  );
}
