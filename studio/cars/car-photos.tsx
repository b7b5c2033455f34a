import type { CarAnswer } from '@rooftop/inventory/cars-api';
import { Flex, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { useCarsApi } from './use-cars-api.ts';

/** Pixels. */
const PHOTO = { width: 160, height: 100 };

interface CarPhotosProps {
  readonly dealership: string;
  readonly car: Pick<CarAnswer, 'vin' | 'name' | 'photos'>;
}

/** The photos of a car. The website has none of those that it doesn't show, so they come with the person's token. */
export function CarPhotos({ dealership, car: { vin, name, photos } }: CarPhotosProps) {
  if (photos.length === 0)
    return (
      <Text size={1} muted>
        No photos, or none from an allowed host. The website shows a drawing.
      </Text>
    );
  return (
    <Flex gap={2} wrap="wrap">
      {photos.map((photo, at) => {
        const alt = `${name}, photo ${at + 1} of ${photos.length}`;
        return photo.url === null ? (
          <SentPhoto key={photo.name} dealership={dealership} vin={vin} name={photo.name} alt={alt} />
        ) : (
          <Photo key={photo.name} src={photo.url} alt={alt} />
        );
      })}
    </Flex>
  );
}

const Photo = ({ src, alt }: { readonly src: string; readonly alt: string }) => (
  <img src={src} alt={alt} loading="lazy" {...PHOTO} style={{ objectFit: 'cover', borderRadius: 3 }} />
);

interface SentPhotoProps {
  readonly dealership: string;
  readonly vin: string;
  readonly name: string;
  readonly alt: string;
}

function SentPhoto({ dealership, vin, name, alt }: SentPhotoProps) {
  const { photo } = useCarsApi(dealership);
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    const ended = new AbortController();
    let url: string | undefined;
    async function read() {
      url = URL.createObjectURL(await photo(vin, name, ended.signal));
      if (ended.signal.aborted) URL.revokeObjectURL(url);
      else setSrc(url);
    }
    // A photo that is unavailable is left out, as on the website.
    void read().catch(() => {});
    return () => {
      ended.abort();
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [photo, vin, name]);
  return src === undefined ? null : <Photo src={src} alt={alt} />;
}
