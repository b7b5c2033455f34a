import { localDate } from '@rooftop/tenancy/calendar';
import { nextHolidays } from '@rooftop/tenancy/us-holidays';
import { Button, Flex, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { type ArrayOfObjectsInputProps, insert, setIfMissing } from 'sanity';
import { z } from 'zod';

const dated = z.array(z.object({ date: z.string().optional() }));

/** Formats a date: `Nov 26, 2026`. */
const inWords = (date: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date));

/**
 * Days with different hours, with the next US holidays above. One click adds a holiday as closed. None is added by
 * default.
 */
export function SpecialDaysInput(props: ArrayOfObjectsInputProps) {
  const known = new Set(dated.safeParse(props.value ?? []).data?.map(({ date }) => date));
  const [today] = useState(() => localDate(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date()));
  const proposals = nextHolidays(today).filter(({ date }) => !known.has(date));
  return (
    <Stack gap={3}>
      {proposals.length > 0 && props.readOnly !== true && (
        <Stack gap={3}>
          <Text size={1} muted>
            Closed on one of these holidays? Press it to add it. You can change its hours afterwards.
          </Text>
          <Flex gap={2} wrap="wrap">
            {proposals.map(({ name, date }) => (
              <Button
                key={date}
                mode="ghost"
                fontSize={1}
                padding={2}
                text={`${name}: ${inWords(date)}`}
                onClick={() =>
                  props.onChange([
                    setIfMissing([]),
                    insert([{ _key: date, _type: 'specialDay', date, name, closed: true }], 'after', [-1]),
                  ])
                }
              />
            ))}
          </Flex>
        </Stack>
      )}
      {props.renderDefault(props)}
    </Stack>
  );
}
