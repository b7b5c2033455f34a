import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { useElementId } from '../../../ui/use-element-id.ts';
import type { VisitStoreView } from './visit.server.ts';

/** Which store the car is brought to: the visitor's store on the whole website. The page loads again with its times. */
export function VisitStore({ view: { chosen, stores, returnTo, words } }: { readonly view: VisitStoreView }) {
  const id = useElementId();
  return (
    <form method="post" action="/choose-store" className="trade-in-store">
      <input type="hidden" name="returnTo" value={returnTo} />
      <Select id={id} name="store" label={words.store} options={stores} defaultValue={chosen} />
      <Button type="submit" kind="secondary" size="small">
        {words.choose}
      </Button>
    </form>
  );
}
