import { useFetcher } from '#app/framework.ts';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { useElementId } from '#app/ui/use-element-id.ts';
import type { SalesVisitStoreView } from './visit-view.server.ts';

/**
 * Which store the car is brought to: the visitor's store on the whole website. The page gets its times in place, so that
 * what was typed below stays; without JavaScript it loads again.
 */
export function SalesVisitStore({
  view: { chosen, stores, returnTo, words },
}: {
  readonly view: SalesVisitStoreView;
}) {
  const id = useElementId();
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action="/choose-store" preventScrollReset className="trade-in-store">
      <input type="hidden" name="returnTo" value={returnTo} />
      <Select id={id} name="store" label={words.store} options={stores} defaultValue={chosen} />
      <Button type="submit" kind="secondary" size="small" busy={fetcher.state !== 'idle'}>
        {words.choose}
      </Button>
    </fetcher.Form>
  );
}
