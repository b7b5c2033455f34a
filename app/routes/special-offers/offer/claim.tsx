import { PrinterIcon } from '#app/ui/icons/printer-icon.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import type { ClaimView } from './claim-view.server.ts';

/** Actions for an offer: contact the dealership about it, or print it, which needs JavaScript. */
export function Claim({ view: { claim, href, print } }: { readonly view: ClaimView }) {
  return (
    <div className="offer-claim">
      <ButtonLink to={href}>{claim}</ButtonLink>
      <Button kind="secondary" className="offer-print" onClick={() => window.print()}>
        <PrinterIcon aria-hidden="true" size={20} />
        {print}
      </Button>
    </div>
  );
}
