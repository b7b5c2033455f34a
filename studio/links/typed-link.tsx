import { describeLink } from '@rooftop/content/schema';
import { Stack, Text, TextInput } from '@sanity/ui';
import type { ChosenLink } from './chosen-link.ts';
import { sayWhereLinkLeads } from './link-words.ts';
import type { LinkFacts } from './use-link-facts.ts';
import { useFoundCars } from './use-found-cars.ts';

interface Props extends Omit<ChosenLink, 'known'> {
  /** Undefined until it is known: an address can be typed before. */
  readonly known: LinkFacts | undefined;
}

/** An address as editors type it, with what it leads to. */
export function TypedLink({ href = '', isReadOnly, onWrite, known }: Props) {
  return (
    <Stack gap={3}>
      <TextInput
        aria-label="Address"
        data-testid="string-input"
        readOnly={isReadOnly}
        placeholder="/cars-for-sale, https://, tel: or mailto:"
        value={href}
        onChange={({ currentTarget }) => onWrite(currentTarget.value || undefined)}
      />
      <Text size={1} muted as="output" aria-live="polite">
        {known !== undefined && href !== '' && <WhereItLeads href={href} known={known} />}
      </Text>
    </Stack>
  );
}

function WhereItLeads({ href, known: { dealership, facts, pages } }: { href: string; known: LinkFacts }) {
  const target = facts === null ? null : describeLink(href, facts, pages);
  const cars = useFoundCars(dealership, target?.kind === 'inventory' ? href : null);
  if (target === null) return null;
  return sayWhereLinkLeads(target, cars?.url === href ? (cars.answer ?? undefined) : undefined);
}
