import { Stars } from '../../blocks/stars.tsx';
import type { StaffCardView } from './staff-card-view.server.ts';

/** How somebody is rated on a review platform. */
export function StaffRating({ of: rating }: { readonly of: NonNullable<StaffCardView['rating']> }) {
  return (
    <p className="staff-rating">
      <Stars of={rating} />
      <span className="number">
        {rating.average} · {rating.count}
      </span>
    </p>
  );
}
