import { API_VERSION, formChoices } from '@rooftop/content/schema';
import { Button, Card, Flex, Select, Stack, Text, TextInput } from '@sanity/ui';
import { type FormEvent, type ReactElement, useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { z } from 'zod';
import { useStudioApi } from '../use-studio-api.ts';
import { describeTrial, type LeadTrial, leadTrialShape } from './lead-trial-shape.ts';

const paneShape = z.object({ options: z.object({ dealership: z.string() }) });
const STORES_QUERY = '*[_type == "store" && dealership._ref == $dealership] | order(name asc) { key, name }';
const storesShape = z.array(z.object({ key: z.string(), name: z.string() }));
type Stores = z.infer<typeof storesShape>;

const timeShown = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
/** The editor's own time as a field shows it: `2026-11-26T18:30`. */
const nowShown = () =>
  new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

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
  const stores = useStores(dealership);
  const [trial, setTrial] = useState<LeadTrial | 'failed'>();

  async function tryLead(fields: FormData): Promise<LeadTrial> {
    const text = (name: string) => {
      const value = fields.get(name);
      return typeof value === 'string' && value !== '' ? value : null;
    };
    const lead = {
      ...formAndTopic(text('form') ?? ''),
      storeKey: text('store'),
      condition: text('condition'),
      email: text('email'),
      phone: text('phone'),
      at: new Date(text('at') ?? Date.now()).toISOString(),
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
        <Select id="lead-trial-store" name="store">
          <option value="">No particular store</option>
          {stores.map(({ key, name }) => (
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
      <Field label="Comes in at (your own time)" id="lead-trial-at">
        <TextInput id="lead-trial-at" name="at" type="datetime-local" defaultValue={nowShown()} required />
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
              [...describeTrial(trial), `It is late after ${timeShown.format(new Date(trial.lateAt))}.`].map(
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

/** The dealership's published stores. Empty until they are known. */
function useStores(dealership: string): Stores {
  const client = useClient({ apiVersion: API_VERSION });
  const [stores, setStores] = useState<Stores>([]);
  useEffect(() => {
    const ended = new AbortController();
    async function read() {
      const published = client.withConfig({ perspective: 'published' });
      const found = storesShape.parse(await published.fetch<unknown>(STORES_QUERY, { dealership }));
      if (!ended.signal.aborted) setStores(found);
    }
    void read().catch(() => {});
    return () => ended.abort();
  }, [client, dealership]);
  return stores;
}
