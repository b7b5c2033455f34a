import { vinInPath } from '@rooftop/content/schema';
import type { CarsRequest, ListedCar } from '@rooftop/inventory/cars-api';
import { Button, Card, Stack, Text, TextInput } from '@sanity/ui';
import { useState } from 'react';
import { studioConfig } from '../address.ts';
import { StaffCarRow } from '../cars/staff-car-row.tsx';
import { useCars } from '../cars/use-cars.ts';
import type { ChosenLink } from './chosen-link.ts';

const MAX_FOUND = 6;

/** One car of the dealership, found by stock number, VIN, make or model. Its address is the path of its page. */
export function CarChoice({ href = '', isReadOnly, onWrite, known: { dealership } }: ChosenLink) {
  const [isChoosing, setChoosing] = useState(false);
  const vin = vinInPath(href);
  if (dealership === null) return <Text size={1}>A text that all dealerships share has no cars.</Text>;
  if (studioConfig().deskUrl === undefined)
    return (
      <Text size={1}>The platform cannot be asked here. Enter the address of the car’s page instead.</Text>
    );
  return (
    <Stack gap={3}>
      {vin !== null && <ChosenCar dealership={dealership} vin={vin} />}
      {vin === null || isChoosing ? (
        <CarFinder
          dealership={dealership}
          isReadOnly={isReadOnly}
          onChoose={({ path }) => {
            onWrite(path);
            setChoosing(false);
          }}
        />
      ) : (
        <Button
          mode="ghost"
          text="Choose another car"
          disabled={isReadOnly}
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
      {car !== undefined && <StaffCarRow car={car} />}
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
  readonly isReadOnly: boolean;
  readonly onChoose: (car: ListedCar) => void;
}

function CarFinder({ dealership, isReadOnly, onChoose }: CarFinderProps) {
  const [q, setQ] = useState('');
  const found = useCars(dealership, requestFor(q));
  return (
    <Stack gap={2}>
      <TextInput
        type="search"
        aria-label="Search cars"
        placeholder="Stock number, VIN, make or model"
        value={q}
        readOnly={isReadOnly}
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
            <StaffCarRow car={car} />
          </Card>
        ))}
    </Stack>
  );
}
