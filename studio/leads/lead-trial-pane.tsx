import { API_VERSION, DEFAULT_TIME_ZONE, formChoices, TIME_ZONE_NAMES } from '@rooftop/content/schema';
import { localMoment } from '@rooftop/tenancy/local-moment';
import { Button, Card, Flex, Select, Stack, Text, TextInput } from '@sanity/ui';
import { type FormEvent, type ReactElement, useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { z } from 'zod';
import { useStudioApi } from '../use-studio-api.ts';
import { describeTrial, type LeadTrial, leadTrialShape } from './lead-trial-shape.ts';

const paneShape = z.object({ options: z.object({ dealership: z.string() }) });
const PLACES_QUERY = `*[_id == $dealership][0] {
  timeZone,
  "stores": *[_type == "store" && dealership._ref == $dealership] | order(name asc) { key, name, timeZone }
}`;
const timeZone = z.enum(TIME_ZONE_NAMES).nullable().catch(null);
const placesShape = z.object({
  timeZone: timeZone.transform((zone) => zone ?? DEFAULT_TIME_ZONE),
  stores: z.array(z.object({ key: z.string(), name: z.string(), timeZone })),
});
/** A dealership's published stores, and the time zone of those without one. */
type Places = z.infer<typeof placesShape>;
const NO_PLACES: Places = { timeZone: DEFAULT_TIME_ZONE, stores: [] };

/** `Nov 26, 2026, 6:30 PM EST` */
const timeShown = (at: string, zone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(at));

/** A time as a field shows it: `2026-11-26T18:30`. */
const inputMoment = (at: Date, zone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
    .format(at)
    .replace(' ', 'T');

/** A choice of the form or of one of its topics, such as `CONTACT_3`. */
function formAndTopic(choice: string) {
  const topic = /^CONTACT_(\d)$/.exec(choice)?.[1];
  return topic === undefined ? { form: choice, topic: null } : { form: 'CONTACT', topic };
}

/**
 * Says where an invented lead would go, and why.
 * @param props the structure's props for a component
 */
export function LeadTrialPane(props: unknown) {
  const { dealership } = paneShape.parse(props).options;
  const ask = useStudioApi();
  const places = usePlaces(dealership);
  const [storeKey, setStoreKey] = useState('');
  const [openedAt] = useState(() => new Date());
  const zone = places.stores.find(({ key }) => key === storeKey)?.timeZone ?? places.timeZone;
  const [trial, setTrial] = useState<LeadTrial | 'failed'>();

  async function tryLead(fields: FormData): Promise<LeadTrial> {
    const text = (name: string) => {
      const value = fields.get(name);
      return typeof value === 'string' && value !== '' ? value : null;
    };
    const [date = '', time = ''] = (text('at') ?? '').split('T');
    const lead = {
      ...formAndTopic(text('form') ?? ''),
      storeKey: text('store'),
      condition: text('condition'),
      email: text('email'),
      phone: text('phone'),
      // A time that clocks skip is that of the same clock an hour later.
      at: (localMoment(date, time, zone) ?? new Date(`${date}T${time}Z`)).toISOString(),
    };
    const answer = await ask(`lead-trials/${dealership}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(lead),
    });
    return leadTrialShape.parse(await answer.json());
  }
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void tryLead(new FormData(event.currentTarget)).then(setTrial, () => setTrial('failed'));
  }

  return (
    <Stack as="form" onSubmit={onSubmit} padding={4} gap={4}>
      <Text>
        Describe a lead to see where your published settings would send it, and why. Nothing is stored or
        sent.
      </Text>
      <Field label="Form" id="lead-trial-form">
        <Select id="lead-trial-form" name="form">
          {formChoices.map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Store" id="lead-trial-store">
        <Select
          id="lead-trial-store"
          name="store"
          value={storeKey}
          onChange={(event) => setStoreKey(event.currentTarget.value)}
        >
          <option value="">No particular store</option>
          {places.stores.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="About" id="lead-trial-condition">
        <Select id="lead-trial-condition" name="condition">
          <option value="">No car</option>
          <option value="used">A used car</option>
          <option value="new">A new car</option>
        </Select>
      </Field>
      <Field label="Sender’s email address" id="lead-trial-email">
        <TextInput id="lead-trial-email" name="email" type="email" placeholder="shopper@example.com" />
      </Field>
      <Field label="Sender’s phone number" id="lead-trial-phone">
        <TextInput id="lead-trial-phone" name="phone" type="tel" placeholder="(814) 555-0142" />
      </Field>
      <Field label={`Comes in at (the store’s time, ${zone})`} id="lead-trial-at">
        <TextInput
          key={zone}
          id="lead-trial-at"
          name="at"
          type="datetime-local"
          defaultValue={inputMoment(openedAt, zone)}
          required
        />
      </Field>
      <Flex>
        <Button type="submit" text="Try it" />
      </Flex>
      {trial !== undefined && (
        <Card padding={4} radius={2} border aria-live="polite">
          <Stack as="ol" gap={3}>
            {trial === 'failed' ? (
              <Text>The platform could not be asked. Try again later.</Text>
            ) : (
              [...describeTrial(trial), `It is late after ${timeShown(trial.lateAt, zone)}.`].map(
                (sentence) => (
                  <Text as="li" key={sentence}>
                    {sentence}
                  </Text>
                ),
              )
            )}
          </Stack>
        </Card>
      )}
    </Stack>
  );
}

function Field({
  label,
  id,
  children,
}: {
  readonly label: string;
  readonly id: string;
  readonly children: ReactElement;
}) {
  return (
    <Stack gap={2}>
      <Text as="label" htmlFor={id} size={1} weight="medium">
        {label}
      </Text>
      {children}
    </Stack>
  );
}

/** The dealership's published stores. None until they are known. */
function usePlaces(dealership: string): Places {
  const client = useClient({ apiVersion: API_VERSION });
  const [places, setPlaces] = useState<Places>(NO_PLACES);
  useEffect(() => {
    const ended = new AbortController();
    async function read() {
      const published = client.withConfig({ perspective: 'published' });
      const found = placesShape.parse(await published.fetch<unknown>(PLACES_QUERY, { dealership }));
      if (!ended.signal.aborted) setPlaces(found);
    }
    void read().catch(() => {});
    return () => ended.abort();
  }, [client, dealership]);
  return places;
}
