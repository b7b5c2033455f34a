import { BadgeDollarSignIcon } from '#app/ui/icons/badge-dollar-sign-icon.tsx';
import { MapPinIcon } from '#app/ui/icons/map-pin-icon.tsx';
import { PhoneIcon } from '#app/ui/icons/phone-icon.tsx';
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
          <BadgeDollarSignIcon aria-hidden="true" size={20} />
          {preApprovalLabel}
        </a>
      )}
      {place.directions !== null && (
        <a href={place.directions.href}>
          <MapPinIcon aria-hidden="true" size={20} />
          {words['detail.barDirections']}
        </a>
      )}
      {phone !== undefined && (
        <a href={phone.href}>
          <PhoneIcon aria-hidden="true" size={20} />
          {words['detail.barCall']}
        </a>
      )}
    </nav>
  );
}
