import { vinInPath } from '@rooftop/content/schema';
import type { CarsRequest, ListedCar } from '@rooftop/inventory/cars-api';
import { Button, Card, Stack, Text, TextInput } from '@sanity/ui';
import { useState } from 'react';
import { set, type StringInputProps, useFormValue } from 'sanity';
import { z } from 'zod';
import { studioConfig } from '../address.ts';
import { CarRow } from './car-row.tsx';
import { useCars } from './use-cars.ts';

const MAX_FOUND = 6;
const documentShape = z.object({ dealership: z.object({ _ref: z.string() }) });

/** Which cars to show: a search of the website as a path, or one car, chosen from the dealership's. */
export function CarsInput(props: StringInputProps) {
  const { data: document } = documentShape.safeParse(useFormValue([]));
  if (document === undefined || studioConfig().deskUrl === undefined) return props.renderDefault(props);
  return <CarChoice {...props} dealership={document.dealership._ref} />;
}

type CarChoiceProps = StringInputProps & { readonly dealership: string };

function CarChoice({ dealership, ...props }: CarChoiceProps) {
  const { value = '', onChange, readOnly } = props;
  const [isChoosing, setChoosing] = useState(false);
  const vin = vinInPath(value);
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      {vin !== null && <ChosenCar dealership={dealership} vin={vin} />}
      {isChoosing ? (
        <CarFinder
          dealership={dealership}
          onChoose={({ path }) => {
            onChange(set(path));
            setChoosing(false);
          }}
        />
      ) : (
        <Button
          mode="ghost"
          text={vin === null ? 'Choose one car' : 'Choose another car'}
          disabled={readOnly ?? false}
          onClick={() => setChoosing(true)}
        />
      )}
    </Stack>
  );
}

const requestFor = (q: string): CarsRequest => ({ q, filter: 'all', page: 1 });

/** The chosen car as it stands today. */
function ChosenCar({ dealership, vin }: { readonly dealership: string; readonly vin: string }) {
  const found = useCars(dealership, requestFor(vin));
  if (found === undefined) return null;
  const car = typeof found === 'string' ? undefined : found.cars.find((one) => one.vin === vin);
  const problem = typeof found === 'string' ? found : goneText(car);
  return (
    <Stack gap={2}>
      {car !== undefined && <CarRow car={car} />}
      {problem !== null && (
        <Card padding={3} radius={2} tone="caution">
          <Text size={1}>{problem}</Text>
        </Card>
      )}
    </Stack>
  );
}

/** Why the website leaves out what shows only this car. Null if it does not. */
const goneText = (car: ListedCar | undefined): string | null => {
  if (car === undefined) return 'This dealership has no such car, so the website leaves this out.';
  return car.state === 'shown' ? null : 'The website leaves this out while not everybody sees the car.';
};

interface CarFinderProps {
  readonly dealership: string;
  readonly onChoose: (car: ListedCar) => void;
}

function CarFinder({ dealership, onChoose }: CarFinderProps) {
  const [q, setQ] = useState('');
  const found = useCars(dealership, requestFor(q));
  return (
    <Stack gap={2}>
      <TextInput
        type="search"
        aria-label="Search cars"
        placeholder="Stock number, VIN, make or model"
        value={q}
        onChange={(event) => setQ(event.currentTarget.value)}
      />
      {typeof found === 'string' && <Text role="alert">{found}</Text>}
      {typeof found === 'object' && found.total === 0 && (
        <Text size={1}>No car of this dealership matches.</Text>
      )}
      {typeof found === 'object' &&
        found.cars.slice(0, MAX_FOUND).map((car) => (
          <Card
            key={car.vin}
            as="button"
            type="button"
            radius={2}
            aria-label={`Choose ${car.name}`}
            onClick={() => onChoose(car)}
          >
            <CarRow car={car} />
          </Card>
        ))}
    </Stack>
  );
}
