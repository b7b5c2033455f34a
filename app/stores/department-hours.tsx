import { Badge } from '../ui/badge.tsx';
import type { HoursView } from './place-view.server.ts';

/** Whether a department is open now, and its weekly hours. */
export function DepartmentHours({ of: { isOpen, status, rows } }: { readonly of: HoursView }) {
  return (
    <>
      <Badge tone={isOpen ? 'good' : 'neutral'} dot={isOpen ? 'filled' : 'hollow'}>
        {status}
      </Badge>
      <dl>
        {rows.map(({ days, hours }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
