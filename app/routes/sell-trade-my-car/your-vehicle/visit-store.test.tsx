import type * as Remix from '@remix-run/react';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { VisitStore } from './visit-store.tsx';

vi.mock('@remix-run/react', async (original) => ({
  ...(await original<typeof Remix>()),
  useFetcher: () => ({ state: 'idle', Form: InPlace }),
}));

/** Marks what a browser sends without loading the page again. */
const InPlace = ({
  preventScrollReset,
  ...form
}: ComponentProps<'form'> & { preventScrollReset?: boolean }) => (
  <form {...form} data-in-place={preventScrollReset} />
);

test('is chosen in place, so that what was typed into the form below stays', () => {
  const view = {
    chosen: 'erie',
    stores: [
      { value: 'erie', label: 'Alpha Erie' },
      { value: 'troy', label: 'Alpha Troy' },
    ],
    returnTo: '/sell-trade-my-car/your-vehicle?step=5',
    words: { store: 'Store', choose: 'Choose' },
  };
  const page = renderToStaticMarkup(<VisitStore view={view} />);
  const [form] = /<form[^>]*>/.exec(page) ?? [];
  for (const attribute of ['method="post"', 'action="/choose-store"', 'data-in-place="true"'])
    expect(form).toContain(attribute);
});
