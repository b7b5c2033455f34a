import type { DescribedSearch, SearchGroup, SearchRange } from '@rooftop/inventory/search-api';
import { CloseIcon } from '@sanity/icons/Close';
import { Button, Flex, Grid, Select, Stack, Text, TextInput } from '@sanity/ui';
import { useState } from 'react';
import type { ChosenLink } from './chosen-link.ts';
import { carsToday } from './link-words.ts';
import { rangeUrl } from './range-url.ts';
import { useDescribeSearch } from './use-found-cars.ts';

interface Props extends Pick<ChosenLink, 'known' | 'isReadOnly' | 'onWrite'> {
  readonly id: string;
  readonly search: DescribedSearch;
  /** Whether the link leads to this search already. */
  readonly isChosen: boolean;
  /** Whether this is what was chosen last, and not the search before, whose choices lead elsewhere. */
  readonly isCurrent: boolean;
}

/** The website's own filters, as it offers them to shoppers: each choice is the URL of another search. */
export function SearchFilters({ id, search, isChosen, isCurrent, isReadOnly, onWrite, known }: Props) {
  const describe = useDescribeSearch(known.dealership);
  const { groups, ranges, heading, count } = search;
  const [isAsking, setAsking] = useState(false);
  const isBusy = isAsking || !isCurrent;
  const choose = (href: string) => {
    if (!isBusy) onWrite(href);
  };
  const chosen = groups.flatMap(({ values }) => values.filter((value) => value.isChosen));

  /** Writes the canonical URL of a range. */
  async function writeRange(range: SearchRange, min: string, max: string): Promise<void> {
    const url = rangeUrl(range, min, max);
    setAsking(true);
    const answer = await describe(url);
    setAsking(false);
    onWrite(answer?.kind === 'search' ? answer.url : url);
  }

  return (
    <Stack gap={4} aria-busy={isBusy}>
      <Stack gap={3}>
        <Text size={1} weight="medium" as="output" aria-live="polite">
          {`${heading}: ${carsToday(count)}`}
        </Text>
        <Text size={1} muted>
          {search.url}
        </Text>
      </Stack>
      {!isChosen && !isReadOnly && (
        <Button mode="ghost" text="Link to all cars" onClick={() => onWrite(search.url)} />
      )}
      {chosen.length > 0 && (
        <Flex gap={2} wrap="wrap">
          {chosen.map(({ label, href }) => (
            <Button
              key={href}
              mode="ghost"
              padding={2}
              fontSize={1}
              iconRight={CloseIcon}
              text={label}
              aria-label={`Remove ${label}`}
              disabled={isReadOnly}
              onClick={() => choose(href)}
            />
          ))}
        </Flex>
      )}
      <Grid gridTemplateColumns={[1, 1, 2]} gap={3}>
        {groups.map((group) => (
          <GroupSelect
            key={group.id}
            id={`${id}-${group.id}`}
            group={group}
            isReadOnly={isReadOnly}
            onWrite={choose}
          />
        ))}
        {ranges.map((range) => (
          <RangeFields
            key={`${range.name} ${range.min} ${range.max}`}
            id={`${id}-${range.name}`}
            range={range}
            isReadOnly={isReadOnly || isBusy}
            onWrite={(min, max) => void writeRange(range, min, max)}
          />
        ))}
      </Grid>
    </Stack>
  );
}

interface GroupSelectProps extends Pick<Props, 'id' | 'isReadOnly'> {
  readonly onWrite: (href: string) => void;
  readonly group: SearchGroup;
}

/** The values of one filter that are not chosen yet, each with the cars that it would leave. */
function GroupSelect({ id, group: { name, values }, isReadOnly, onWrite }: GroupSelectProps) {
  const isAny = !values.some(({ isChosen }) => isChosen);
  return (
    <Stack gap={2}>
      <Text as="label" htmlFor={id} size={1} weight="medium">
        {name}
      </Text>
      <Select
        id={id}
        value=""
        disabled={isReadOnly}
        onChange={({ currentTarget }) => onWrite(currentTarget.value)}
      >
        <option value="">{isAny ? 'Any' : 'Add another'}</option>
        {values
          .filter(({ isChosen }) => !isChosen)
          .map(({ label, count, href, isInner }) => (
            <option key={href} value={href}>
              {`${isInner ? '– ' : ''}${label} (${count.toLocaleString('en-US')})`}
            </option>
          ))}
      </Select>
    </Stack>
  );
}

interface RangeFieldsProps extends Pick<Props, 'id' | 'isReadOnly'> {
  readonly range: SearchRange;
  readonly onWrite: (min: string, max: string) => void;
}

/** The two limits of a range. They apply when the editor leaves a field or presses Enter. */
function RangeFields({ id, range: { label, min, max, hint }, isReadOnly, onWrite }: RangeFieldsProps) {
  const field = (end: 'min' | 'max', value: string) => (
    <TextInput
      id={`${id}-${end}`}
      aria-label={`${label}, ${end === 'min' ? 'at least' : 'at most'}`}
      placeholder={end === 'min' ? 'Min' : 'Max'}
      inputMode="numeric"
      readOnly={isReadOnly}
      defaultValue={value}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') currentTarget.blur();
      }}
      onBlur={({ currentTarget }) => {
        const typed = currentTarget.value.trim();
        if (typed !== value) onWrite(end === 'min' ? typed : min, end === 'max' ? typed : max);
      }}
    />
  );
  return (
    <Stack gap={2}>
      <Text as="label" htmlFor={`${id}-max`} size={1} weight="medium">
        {label}
      </Text>
      <Flex gap={2}>
        {field('min', min)}
        {field('max', max)}
      </Flex>
      {hint !== null && (
        <Text size={0} muted>
          {hint}
        </Text>
      )}
    </Stack>
  );
}
