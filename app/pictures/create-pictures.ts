import { drawingEdition } from './drawing-edition.ts';
import { createPictureAddresses, type PictureAddresses } from './picture-addresses.ts';

/** The pictures of all dealerships' vehicles. */
export interface Pictures {
  addressesFor(dealership: string): PictureAddresses;
}

/** Opens them; what is on disk from an earlier run is used again. */
export async function createPictures(): Promise<Pictures> {
  const edition = await drawingEdition();
  return {
    addressesFor: () => createPictureAddresses({ edition, takesFrom: () => false }),
  };
}
