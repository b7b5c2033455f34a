/** Links to cars that are no longer for sale, which only the inventory knows. */
import type { CheckedDocument, Finding } from '@rooftop/content/checks/finding';
import { plainPath } from '@rooftop/content/checks/links/known-paths';
import { typedLinks } from '@rooftop/content/checks/links/typed-links';
import { hasVehicleForm } from '@rooftop/inventory/url/parse-inventory-url';
import type { Listing } from '@rooftop/inventory/vehicle';

/** Finds a car of the dealership by its VIN in upper case. Null if it never had one. */
export type FindVehicle = (vin: string) => Promise<Pick<Listing, 'soldAt'> | null>;

const VIN = /[a-z0-9]{17}$/i;
const isVehiclePath = (path: string): boolean =>
  /^\/(?:[a-z]+-)?cars-for-sale\//.test(path) && hasVehicleForm(path);

/** Lists the links of a document to cars that were sold, or that the dealership never had. */
export async function checkCarLinks(
  document: CheckedDocument,
  findVehicle: FindVehicle,
): Promise<readonly Finding[]> {
  const links = typedLinks(document).filter(({ href }) => isVehiclePath(plainPath(href)));
  const found = await Promise.all(
    links.map(async ({ path, href }): Promise<Finding | null> => {
      const [vin = ''] = VIN.exec(plainPath(href)) ?? [];
      const vehicle = await findVehicle(vin.toUpperCase());
      if (vehicle !== null && vehicle.soldAt === null) return null;
      return {
        kind: 'car',
        name: vehicle === null ? 'Unknown car' : 'Sold car',
        level: 'warning',
        path,
        message: `${
          vehicle === null
            ? `No car of yours has the VIN in ${plainPath(href)}.`
            : `The car at ${plainPath(href)} has been sold.`
        } Link to a search that finds cars like it, or to another car.`,
      };
    }),
  );
  return found.filter((finding) => finding !== null);
}
