import type { CarAnswer, OverrideChange } from '@rooftop/inventory/cars-api';
import { Badge, Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { tellCarChanged } from './car-changes.ts';
import { CarFacts, CarHistory, CarPrice, InAds } from './car-facts.tsx';
import { CarNote } from './car-note.tsx';
import { CarPhotos } from './car-photos.tsx';
import { CarSwitches } from './car-switches.tsx';
import { daysText, STATE_NAMES, STATE_TONES } from './car-words.ts';
import { Part } from './part.tsx';
import { useCarsApi } from './use-cars-api.ts';

const paneShape = z.object({ options: z.object({ dealership: z.string(), vin: z.string() }) });

/**
 * One car of a dealership: what shoppers see of it and why, and what its staff decide.
 * @param props the structure's props for a component
 */
export function CarPane(props: unknown) {
  const { dealership, vin } = paneShape.parse(props).options;
  return <StaffCar key={vin} dealership={dealership} vin={vin} />;
}

interface StaffCarProps {
  readonly dealership: string;
  readonly vin: string;
}

function StaffCar({ dealership, vin }: StaffCarProps) {
  const { read, change } = useCarsApi(dealership);
  const [car, setCar] = useState<CarAnswer>();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const ended = new AbortController();
    void read(vin, ended.signal).then(
      (answer) => !ended.signal.aborted && setCar(answer),
      (error: Error) => !ended.signal.aborted && setProblem(error.message),
    );
    return () => ended.abort();
  }, [read, vin]);

  async function save(changed: OverrideChange) {
    setBusy(true);
    setProblem(null);
    try {
      setCar(await change(vin, changed));
      tellCarChanged();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack padding={4} gap={5} data-testid="car-pane">
      {problem !== null && (
        <Card padding={3} radius={2} tone="critical" role="alert">
          <Text size={1}>{problem}</Text>
        </Card>
      )}
      {car !== undefined && (
        <>
          <CarHead car={car} />
          <CarPhotos dealership={dealership} car={car} />
          <CarSwitches car={car} isBusy={isBusy} onChange={(changed) => void save(changed)} />
          <CarPrice car={car} />
          <Part title="From the dealership">
            <CarNote
              key={`${car.vin} ${car.note.en} ${car.note.es}`}
              note={car.note}
              isDisabled={isBusy || !car.mayEdit}
              onChange={(changed) => void save(changed)}
            />
          </Part>
          <InAds car={car} />
          <CarFacts car={car} />
          <CarHistory car={car} />
        </>
      )}
    </Stack>
  );
}

function CarHead({ car }: { readonly car: CarAnswer }) {
  const { name, vin, stockNumber, state, why, daysOnLot, page, remarks } = car;
  return (
    <Stack gap={4}>
      <Heading as="h2" size={2}>
        {name}
      </Heading>
      <Text size={1} muted>
        {stockNumber !== null && `Stock no. ${stockNumber} · `}
        {vin} · {daysText(daysOnLot)}
      </Text>
      <Flex gap={3} align="center" wrap="wrap" aria-live="polite">
        <Badge tone={STATE_TONES[state]}>{STATE_NAMES[state]}</Badge>
        {why !== null && <Text size={1}>{why}</Text>}
        {page !== null && (
          <Text size={1}>
            <a href={page} target="_blank" rel="noreferrer">
              Its page on the website
            </a>
          </Text>
        )}
      </Flex>
      {remarks.map((remark) => (
        <Card key={remark} padding={3} radius={2} tone="caution">
          <Text size={1}>{remark}</Text>
        </Card>
      ))}
    </Stack>
  );
}
