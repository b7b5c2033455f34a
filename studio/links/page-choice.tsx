import type { LinkPage } from '@rooftop/content/schema';
import { Card, Stack, Text } from '@sanity/ui';
import { Autocomplete } from '@sanity/ui/autocomplete';
import { useContext } from 'react';
import { IntentLink } from 'sanity/router';
import type { ChosenLink } from './chosen-link.ts';
import { LinkTargetContext } from './link-target.ts';

interface PageOption {
  readonly value: string;
  readonly page: LinkPage;
}

const describe = ({ kind, path, isShared }: LinkPage): string =>
  [kind, path, ...(isShared ? ['shared'] : [])].join(' · ');

const matches = (query: string, { page: { title, path } }: PageOption): boolean =>
  query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${title} ${path}`.toLowerCase().includes(word));

/**
 * A page, article, offer, person or store, searched by title or path. A link that can hold a document does, so that it
 * works after the path has changed. A field with an address only gets the path.
 */
export function PageChoice({
  id,
  href,
  isReadOnly,
  onWrite,
  known: { pages },
}: ChosenLink & { readonly id: string }) {
  const target = useContext(LinkTargetContext);
  const chosen = pages.find((page) => (target === null ? page.path === href : page.id === target.id));

  function choose(pageId: string) {
    const page = pages.find((one) => one.id === pageId);
    if (target !== null) target.choose(page ?? null);
    else onWrite(page?.path);
  }

  return (
    <Stack gap={3}>
      <Autocomplete<PageOption>
        key={chosen?.id ?? ''}
        id={id}
        aria-label="Page or article"
        placeholder="Search by title"
        openButton
        readOnly={isReadOnly}
        options={pages.map((page) => ({ value: page.id, page }))}
        value={chosen?.id ?? ''}
        filterOption={matches}
        renderValue={(_value, option) => option?.page.title ?? ''}
        renderOption={({ page }) => (
          <Card as="button" padding={3}>
            <Stack gap={2}>
              <Text size={1} weight="medium">
                {page.title}
              </Text>
              <Text size={1} muted>
                {describe(page)}
              </Text>
            </Stack>
          </Card>
        )}
        onSelect={choose}
        onChange={(value) => {
          if (value === '' && chosen !== undefined) choose('');
        }}
      />
      {chosen !== undefined && (
        <Text size={1} muted>
          <IntentLink intent="edit" params={{ id: chosen.id, type: chosen.type }}>
            {describe(chosen)}
          </IntentLink>
        </Text>
      )}
    </Stack>
  );
}
