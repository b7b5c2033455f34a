import type { CarAnswer } from '@rooftop/inventory/cars-api';
import { Flex, Stack, Text } from '@sanity/ui';
import { momentText } from './car-words.ts';
import { Part } from './part.tsx';

interface CarProps {
  readonly car: CarAnswer;
}

/** What the price is made of, in the words of the car's page. */
export function CarPrice({ car: { statement, state } }: CarProps) {
  if (statement === null)
    return state === 'sold' ? null : (
      <Part title="Price">
        <Text size={1}>Call for pricing: the feed has no price.</Text>
      </Part>
    );
  const { lines, total, before, note, audience } = statement;
  return (
    <Part title="Price">
      {lines.map(({ label, amount }) => (
        <Line key={label} name={label} value={amount} />
      ))}
      <Line name="Advertised price" value={total} isStrong />
      {before !== null && <Line name="Price before" value={before} />}
      <Text size={1} muted>
        {note} {audience}
      </Text>
    </Part>
  );
}

interface LineProps {
  readonly name: string;
  readonly value: string;
  readonly isStrong?: boolean;
}

function Line({ name, value, isStrong = false }: LineProps) {
  const weight = isStrong ? 'semibold' : 'regular';
  return (
    <Flex justify="space-between" gap={3}>
      <Text size={1} weight={weight}>
        {name}
      </Text>
      <Text size={1} weight={weight}>
        {value}
      </Text>
    </Flex>
  );
}

/** The feeds to Google and Meta, and why each leaves the car out. */
export function InAds({ car: { ads, state } }: CarProps) {
  const lines = ads.map(({ feed, why }) => (
    <Text key={feed} size={1}>
      {why === null ? `In ${feed}` : `Not in ${feed}: ${why}`}
    </Text>
  ));
  return (
    <Part title="Ads">
      {lines}
      {state !== 'shown' && (
        <Text size={1}>Not in feeds to Google and Meta, because not every shopper sees the car.</Text>
      )}
      {state === 'shown' && ads.length === 0 && (
        <Text size={1}>The dealership’s settings turn on no feed to Google or Meta.</Text>
      )}
    </Part>
  );
}

export function CarFacts({ car: { facts } }: CarProps) {
  return (
    <Part title="Facts">
      {facts.map(({ name, value }) => (
        <Line key={name} name={name} value={value} />
      ))}
    </Part>
  );
}

/** What feeds, staff and prices did to the car. */
export function CarHistory({ car: { history, timeZone } }: CarProps) {
  return (
    <Part title="History">
      {history.length === 0 && <Text size={1}>Nothing is recorded.</Text>}
      {history.map(({ at, text }, index) => (
        <Stack key={`${at} ${index}`} gap={2}>
          <Text size={1}>{text}</Text>
          <Text size={0} muted>
            {momentText(at, timeZone)}
          </Text>
        </Stack>
      ))}
    </Part>
  );
}
