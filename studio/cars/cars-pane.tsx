import { CAR_FILTERS, type CarsAnswer, CARS_PER_PAGE, type CarsRequest } from '@rooftop/inventory/cars-api';
import { SearchIcon } from '@sanity/icons/Search';
import { Button, Card, Flex, Select, Stack, Text, TextInput } from '@sanity/ui';
import { useState } from 'react';
import { usePaneRouter } from 'sanity/structure';
import { z } from 'zod';
import { StaffCarRow } from './staff-car-row.tsx';
import { CAR_FILTER_NAMES } from './car-words.ts';
import { useCars } from './use-cars.ts';

/** The row in a link has its own colors. The link takes every prop of an anchor, which its type does not say. */
const PLAIN = { style: { color: 'inherit', textDecoration: 'none' } };
const paneShape = z.object({
  options: z.object({ dealership: z.string() }),
  /** VIN of the car beside the list. */
  childItemId: z.string().optional(),
});

const ALL_CARS: CarsRequest = { q: '', filter: 'all', page: 1 };
/** By dealership. On a phone the list is closed while a car is open, and opens again as it was. */
const lastRequests = new Map<string, CarsRequest>();

/**
 * The cars of a dealership, to search and to filter. Each opens beside the list.
 * @param props the structure's props for a component
 */
export function CarsPane(props: unknown) {
  const { options, childItemId } = paneShape.parse(props);
  const { dealership } = options;
  const [request, setRequest] = useState(lastRequests.get(dealership) ?? ALL_CARS);
  const found = useCars(dealership, request);
  const { ChildLink } = usePaneRouter();
  function change(part: Partial<CarsRequest>) {
    const next = { ...request, page: 1, ...part };
    lastRequests.set(dealership, next);
    setRequest(next);
  }
  const { q, filter, page } = request;
  return (
    <Stack padding={3} gap={3} data-testid="cars-pane">
      <TextInput
        type="search"
        icon={SearchIcon}
        aria-label="Search cars"
        placeholder="Stock number, VIN, make or model"
        value={q}
        onChange={(event) => change({ q: event.currentTarget.value })}
      />
      <Select
        aria-label="Which cars"
        value={filter}
        onChange={({ currentTarget }) => {
          const chosen = CAR_FILTERS.find((one) => one === currentTarget.value);
          if (chosen !== undefined) change({ filter: chosen });
        }}
      >
        {CAR_FILTERS.map((one) => (
          <option key={one} value={one}>
            {CAR_FILTER_NAMES[one]}
            {typeof found === 'object' && ` (${found.counts[one].toLocaleString('en-US')})`}
          </option>
        ))}
      </Select>
      {typeof found === 'string' && <Text role="alert">{found}</Text>}
      {typeof found === 'object' && (
        <>
          {found.total === 0 && <Text muted>{emptyText(request, found)}</Text>}
          {found.cars.map((car) => (
            <ChildLink key={car.vin} childId={car.vin} {...PLAIN}>
              <StaffCarRow car={car} isSelected={car.vin === childItemId} />
            </ChildLink>
          ))}
          <Pages page={page} total={found.total} onChange={(next) => change({ page: next })} />
          <LeftOutRows rows={found.leftOutRows} />
        </>
      )}
    </Stack>
  );
}

const emptyText = ({ q, filter }: CarsRequest, { counts }: CarsAnswer): string => {
  if (counts.all === 0) return 'No cars yet. They appear with the first import of the dealership’s feed.';
  return q === '' && filter !== 'all' ? 'No cars here.' : 'No car of this dealership matches.';
};

interface PagesProps {
  readonly page: number;
  readonly total: number;
  readonly onChange: (page: number) => void;
}

function Pages({ page, total, onChange }: PagesProps) {
  const pages = Math.ceil(total / CARS_PER_PAGE);
  if (pages < 2) return null;
  return (
    <Flex align="center" justify="space-between" gap={2}>
      <Button mode="ghost" text="Previous" disabled={page === 1} onClick={() => onChange(page - 1)} />
      <Text size={1} muted>
        Page {page} of {pages}
      </Text>
      <Button mode="ghost" text="Next" disabled={page >= pages} onClick={() => onChange(page + 1)} />
    </Flex>
  );
}

/** Rows of the feed that became no car, so that nobody searches for it in vain. */
function LeftOutRows({ rows }: { readonly rows: CarsAnswer['leftOutRows'] }) {
  if (rows.length === 0) return null;
  return (
    <Card padding={3} radius={2} tone="caution">
      <details>
        <summary>
          {rows.length === 1
            ? '1 row of the feed is no car here'
            : `${rows.length} rows of the feed are no cars here`}
        </summary>
        <Stack as="ul" gap={3} paddingY={3} paddingLeft={3}>
          {rows.map(({ line, reason }) => (
            <Text as="li" key={`${line} ${reason}`} size={1}>
              Line {line}: {reason}
            </Text>
          ))}
        </Stack>
      </details>
    </Card>
  );
}
