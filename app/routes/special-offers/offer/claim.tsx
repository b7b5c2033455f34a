import { Printer } from 'lucide-react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import type { ClaimView } from './claim-view.server.ts';

/** What to do with an offer: write to us about it, or take it along on paper, which needs script. */
export function Claim({ view: { claim, href, print } }: { readonly view: ClaimView }) {
  return (
    <div className="offer-claim">
      <ButtonLink to={href}>{claim}</ButtonLink>
      <Button kind="secondary" className="offer-print" onClick={() => window.print()}>
        <Printer aria-hidden="true" size={20} />
        {print}
      </Button>
    </div>
  );
}
