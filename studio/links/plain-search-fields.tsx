import { Grid, Select, Stack, Text, TextInput } from '@sanity/ui';
import type { ReactElement } from 'react';
import type { ChosenLink } from './chosen-link.ts';
import { type PlainSearch, printPlainSearch, readPlainSearch } from './plain-search.ts';

const CONDITIONS = [
  { value: '', title: 'Any' },
  { value: 'used', title: 'Used' },
  { value: 'certified', title: 'Certified' },
  { value: 'new', title: 'New' },
] as const;

const TEXTS = [
  { name: 'words', label: 'Make, model, body style', placeholder: 'Kia SUV' },
  { name: 'price', label: 'Price up to', placeholder: '$' },
  { name: 'payment', label: 'Payment a month up to', placeholder: '$' },
  { name: 'mileage', label: 'Miles up to', placeholder: '' },
] as const satisfies readonly { name: keyof PlainSearch; label: string; placeholder: string }[];

interface Props extends Omit<ChosenLink, 'href'> {
  readonly id: string;
  /** Of the search that is shown. */
  readonly url: string;
}

/** Filters for where the platform cannot say which cars there are, as on hosted Sanity. */
export function PlainSearchFields({ id, url, isReadOnly, onWrite, known: { facts } }: Props) {
  const search = readPlainSearch(url);
  const sold = facts?.dealership.conditions ?? [];
  const change = (part: Partial<PlainSearch>) => onWrite(printPlainSearch({ ...search, ...part }));
  const labeled = (name: string, label: string, field: ReactElement) => (
    <Stack key={name} gap={2}>
      <Text as="label" htmlFor={`${id}-${name}`} size={1} weight="medium">
        {label}
      </Text>
      {field}
    </Stack>
  );
  return (
    <Stack gap={3}>
      <Text size={1} muted>
        {`${url} · How many cars it finds is not known here.`}
      </Text>
      <Grid gridTemplateColumns={[1, 1, 2]} gap={3}>
        {labeled(
          'condition',
          'Condition',
          <Select
            id={`${id}-condition`}
            disabled={isReadOnly}
            value={search.condition}
            onChange={({ currentTarget }) => change({ condition: currentTarget.value })}
          >
            {CONDITIONS.filter(({ value }) => value === '' || sold.length === 0 || sold.includes(value)).map(
              ({ value, title }) => (
                <option key={value} value={value}>
                  {title}
                </option>
              ),
            )}
          </Select>,
        )}
        {TEXTS.map(({ name, label, placeholder }) =>
          labeled(
            name,
            label,
            <TextInput
              key={search[name]}
              id={`${id}-${name}`}
              placeholder={placeholder}
              readOnly={isReadOnly}
              defaultValue={search[name]}
              onBlur={({ currentTarget }) => {
                if (currentTarget.value.trim() !== search[name]) change({ [name]: currentTarget.value });
              }}
            />,
          ),
        )}
      </Grid>
    </Stack>
  );
}
