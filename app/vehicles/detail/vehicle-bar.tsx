import { BadgeDollarSign, MapPin, Phone } from 'lucide-react';
import type { MoreView } from './more-view.server.ts';

/** The three most important actions, always visible at the bottom of a phone. */
export function VehicleBar({
  view: { preApproval, preApprovalLabel, place, words },
}: {
  readonly view: MoreView;
}) {
  const [phone] = place.phones;
  return (
    <nav className="vehicle-bar" aria-label={words['detail.bar']}>
      {preApproval !== null && (
        <a href={preApproval}>
          <BadgeDollarSign aria-hidden="true" size={20} />
          {preApprovalLabel}
        </a>
      )}
      {place.directions !== null && (
        <a href={place.directions.href}>
          <MapPin aria-hidden="true" size={20} />
          {words['detail.barDirections']}
        </a>
      )}
      {phone !== undefined && (
        <a href={phone.href}>
          <Phone aria-hidden="true" size={20} />
          {words['detail.barCall']}
        </a>
      )}
    </nav>
  );
}
