import type { LinkKind } from '@rooftop/content/schema';
import { Select, Stack, Text } from '@sanity/ui';
import { useContext, useMemo, useState } from 'react';
import { set, type StringInputProps, unset } from 'sanity';
import { BuiltInChoice } from './built-in-choice.tsx';
import { CarChoice } from './car-choice.tsx';
import { KIND_TITLES, kindOfLink } from './link-kind.ts';
import { LinkTargetContext } from './link-target.ts';
import { PageChoice } from './page-choice.tsx';
import { SearchChoice } from './search-choice.tsx';
import { TypedLink } from './typed-link.tsx';
import { useLinkFacts } from './use-link-facts.ts';

interface Props extends StringInputProps {
  /** What the link can lead to. */
  readonly kinds: readonly LinkKind[];
}

/** The target of a link: editors say what it leads to, and choose which, or type an address. */
export function LinkInput({ kinds, value, onChange, readOnly = false, elementProps }: Props) {
  const { id, ref, onFocus, onBlur, 'aria-describedby': describedBy } = elementProps;
  const target = useContext(LinkTargetContext);
  const known = useLinkFacts();
  const [chosen, setChosen] = useState<LinkKind | null>(null);
  const paths = useMemo(() => new Set(known?.pages.map(({ path }) => path)), [known]);
  const hasTarget = target !== null && target.id !== null;
  const kind = chosen ?? kindOfLink({ href: value, hasTarget, paths }, kinds);

  function write(href: string | undefined) {
    if (target !== null) target.write(href);
    else onChange(href === undefined ? unset() : set(href));
  }

  const link = { href: hasTarget ? undefined : value, isReadOnly: readOnly, onWrite: write };
  return (
    <Stack gap={3}>
      <Select
        id={id}
        ref={ref}
        onFocus={onFocus}
        onBlur={onBlur}
        aria-describedby={describedBy}
        disabled={readOnly}
        value={kind}
        onChange={({ currentTarget }) => setChosen(kinds.find((one) => one === currentTarget.value) ?? null)}
      >
        {kinds.map((one) => (
          <option key={one} value={one}>
            {KIND_TITLES[one]}
          </option>
        ))}
      </Select>
      {known !== undefined && kind === 'document' && <PageChoice {...link} id={`${id}-page`} known={known} />}
      {known !== undefined && kind === 'builtIn' && <BuiltInChoice {...link} known={known} />}
      {known !== undefined && kind === 'search' && (
        <SearchChoice {...link} id={`${id}-search`} known={known} />
      )}
      {known !== undefined && kind === 'car' && <CarChoice {...link} known={known} />}
      {kind === 'typed' && <TypedLink {...link} known={known} />}
      {target?.problems.map(({ message }) => (
        <Text key={message} size={1} role="alert">
          {message}
        </Text>
      ))}
    </Stack>
  );
}
