/** What a link leads to, in a sentence for editors. */
import type { describeLink } from '@rooftop/content/schema';
import type { SearchAnswer } from '@rooftop/inventory/search-api';

type LinkTarget = ReturnType<typeof describeLink>;

/** `1 car today`, `1,204 cars today`. */
export const carsToday = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'car' : 'cars'} today`;

/**
 * @param cars what the inventory says of the address. Undefined if it could not be asked, or has not answered
 * @returns null if there is nothing to say
 */
export function sayWhereLinkLeads(target: LinkTarget, cars: SearchAnswer | undefined): string | null {
  switch (target.kind) {
    case 'document':
      return target.isFormer
        ? `${target.page.kind}: ${target.page.title}. It has moved to ${target.page.path}.`
        : `${target.page.kind}: ${target.page.title}`;
    case 'builtIn':
      return `Built-in page: ${target.title}`;
    case 'redirect':
      return `Redirects to ${target.to}`;
    case 'inventory':
      return sayCars(cars);
    case 'nowhere':
      return 'Nothing is there.';
    case 'elsewhere':
    case 'other':
      break;
  }
  return null;
}

function sayCars(cars: SearchAnswer | undefined): string {
  if (cars === undefined) return 'A search, or a car.';
  if (cars.kind === 'search') return `Search: ${cars.heading}, ${carsToday(cars.count)}`;
  if (cars.kind === 'car') return `Car: ${cars.name}${cars.isForSale ? '' : '. It has been sold.'}`;
  return 'Nothing is there.';
}
