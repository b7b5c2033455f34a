import { Heading, Stack } from '@sanity/ui';
import type { ReactNode } from 'react';

/** A part of a car's pane under its own heading. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack as="section" gap={3}>
      <Heading as="h3" size={0}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
