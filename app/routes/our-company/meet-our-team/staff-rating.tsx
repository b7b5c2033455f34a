import { Stars } from '#app/blocks/review-strip/stars.tsx';
import type { StaffCardView } from './staff-card-view.server.ts';

/** Rating of a staff member on a review platform. */
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
