import { useLocation, useMatches, useRouteLoaderData } from '#app/framework.ts';
import type { Fact, FactOf } from '@rooftop/visits/facts';
import { listFilterChanges } from '@rooftop/visits/list-changes';
import { useEffect } from 'react';
import type { loader } from '#app/root.tsx';
import { readFacts } from '#app/visitor/tracking/page-facts.ts';
import { publish } from '#app/visitor/tracking/publish.ts';
import { shownPageKey } from './shown-page-key.ts';
import { watchForms } from './watch-forms.ts';
import { watchPresses } from './watch-presses.ts';
import { watchScripts } from './watch-scripts.ts';

/** The list of the page before, if it showed one. */
let before: FactOf<'listViewed'> | undefined;

/** Publishes what a page shows, and what has changed since the list before. */
function publishPage(facts: readonly Fact[]): void {
  const list = facts.find((fact) => fact.kind === 'listViewed');
  if (before !== undefined && list?.list === before.list)
    for (const fact of listFilterChanges(before, list)) publish(fact);
  before = list;
  for (const fact of facts) publish(fact);
}

/** Once per page: data that is loaded again, such as after a form, shows the same. */
function FactsOfPage({ facts }: { readonly facts: readonly Fact[] }) {
  // oxlint-disable-next-line react/exhaustive-deps -- see above
  useEffect(() => publishPage(facts), []);
  return null;
}

/** Publishes the facts of the pages that a visitor opens, and of what they do there. */
export function PageFacts() {
  const location = useLocation();
  const facts = readFacts(useMatches().at(-1)?.data);
  const servicePhones = useRouteLoaderData<typeof loader>('root')?.servicePhones;
  useEffect(() => watchPresses(servicePhones ?? []), [servicePhones]);
  useEffect(() => {
    const stops = [watchForms(), watchScripts()];
    return () => stops.forEach((stop) => stop());
  }, []);
  return <FactsOfPage key={shownPageKey(location, facts)} facts={facts} />;
}
