import type { ListedCar } from '@rooftop/inventory/cars-api';
import { Badge, Box, Card, Flex, Stack, Text } from '@sanity/ui';
import { daysText, leftOutText, priceText, STATE_NAMES, STATE_TONES } from './car-words.ts';

/** Pixels. */
const PICTURE = { width: 96, height: 60 };

/** A car in a list: its picture, what it is, what it costs and whether shoppers see it. */
export function StaffCarRow({
  car,
  isSelected = false,
}: {
  readonly car: ListedCar;
  readonly isSelected?: boolean;
}) {
  const { vin, name, stockNumber, price, daysOnLot, state, why, leftOutOf, picture, featured } = car;
  return (
    <Card padding={2} radius={2} border tone={isSelected ? 'primary' : 'default'}>
      <Flex gap={3}>
        {picture !== null && (
          <Box flex="none">
            <img
              src={picture}
              alt=""
              loading="lazy"
              {...PICTURE}
              style={{ objectFit: 'cover', borderRadius: 3 }}
            />
          </Box>
        )}
        <Stack gap={3} flex={1} style={{ minWidth: 0 }}>
          <Text size={1} weight="medium">
            {name}
          </Text>
          <Text size={1} muted>
            {stockNumber === null ? vin : `Stock no. ${stockNumber}`} · {priceText(price)} ·{' '}
            {daysText(daysOnLot)}
          </Text>
          <Flex gap={2} wrap="wrap">
            <Badge tone={STATE_TONES[state]}>{STATE_NAMES[state]}</Badge>
            {leftOutOf > 0 && <Badge tone="caution">{leftOutText(leftOutOf)}</Badge>}
            {featured !== null && <Badge tone="primary">Featured {featured}</Badge>}
          </Flex>
          {why !== null && (
            <Text size={1} muted>
              {why}
            </Text>
          )}
        </Stack>
      </Flex>
    </Card>
  );
}
