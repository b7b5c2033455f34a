import { ArrowLeftRightIcon } from '#app/ui/icons/arrow-left-right-icon.tsx';
import { BadgePercentIcon } from '#app/ui/icons/badge-percent-icon.tsx';
import { BanknoteIcon } from '#app/ui/icons/banknote-icon.tsx';
import type { IconComponent } from '#app/ui/icons/create-icon.tsx';
import { PackageIcon } from '#app/ui/icons/package-icon.tsx';
import { TicketIcon } from '#app/ui/icons/ticket-icon.tsx';
import { WrenchIcon } from '#app/ui/icons/wrench-icon.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Card } from '#app/ui/card.tsx';
import type { OfferCardView } from './offer-card-view.server.ts';

const ICONS: Readonly<Record<OfferCardView['icon'], IconComponent>> = {
  Bundle: PackageIcon,
  Cash: BanknoteIcon,
  Coupon: TicketIcon,
  Discount: BadgePercentIcon,
  Service: WrenchIcon,
  'Trade-In': ArrowLeftRightIcon,
};

interface OfferCardProps {
  readonly of: OfferCardView;
  /** Heading level, depending on the headings above. */
  readonly as?: 'h2' | 'h3';
}

/** An offer as a coupon: its value on the stub, its name beside it. The whole card links to its page. */
export function OfferCard({ of: offer, as: Heading = 'h3' }: OfferCardProps) {
  const id = `offer-${offer.key}`;
  const Icon = ICONS[offer.icon];
  return (
    <Card className="offer-card" aria-labelledby={id} {...offer.edit}>
      <p className="offer-stub number" aria-hidden="true">
        {offer.amount ?? <Icon size={40} strokeWidth={1.5} />}
      </p>
      <div className="offer-card-words">
        <p className="offer-kind">
          <span>{offer.type}</span>
          {offer.badge !== null && <Badge tone="accent">{offer.badge}</Badge>}
        </p>
        <Heading id={id}>
          <a className="card-link" href={offer.href}>
            {offer.name}
          </a>
        </Heading>
        {offer.text !== null && <p>{offer.text}</p>}
        {offer.until !== null && <p className="offer-until number">{offer.until}</p>}
      </div>
    </Card>
  );
}
