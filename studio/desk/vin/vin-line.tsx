import type { LeadRecord } from '@rooftop/leads/inbox/inbox-api';
import { words } from '../wording/words.ts';

interface VinLineProps {
  readonly note: LeadRecord['vins'][number];
}

/** What a VIN says: `VIN says: 2018 Toyota Corolla LE, sedan, 1.8L 4-Cylinder, Gasoline`, and what doesn't fit. */
export function VinLine({ note: { vin, car, doubt, differs } }: VinLineProps) {
  const { vins } = words;
  const says = car && [car.name, car.bodyStyle && vins.bodies[car.bodyStyle], car.engine, car.fuelType];
  return (
    <div className="desk-vin">
      {says !== null && <p>{vins.says(vin, says.filter(Boolean).join(', '))}</p>}
      {doubt !== null && <p className="desk-vin-warning">{vins.doubts[doubt](vin)}</p>}
      {differs.map(({ field, stated, decoded }) => (
        <p key={field} className="desk-vin-warning">
          {vins.differs(vins.fields[field], stated, decoded)}
        </p>
      ))}
    </div>
  );
}
