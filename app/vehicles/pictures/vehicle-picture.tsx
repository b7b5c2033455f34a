import type { ComponentProps } from 'react';
import { Picture } from '#app/ui/media/picture.tsx';
import type { VehiclePictureView } from './vehicle-pictures.server.ts';

interface VehiclePictureProps extends Omit<ComponentProps<typeof Picture>, 'picture'> {
  readonly picture: VehiclePictureView;
}

/** Picture of a vehicle. A drawing says that it is one, as text over its corner. */
export function VehiclePicture({ picture, ...props }: VehiclePictureProps) {
  return (
    <>
      <Picture picture={picture} {...props} />
      {picture.drawnLabel !== null && <span className="drawn-label">{picture.drawnLabel}</span>}
    </>
  );
}
