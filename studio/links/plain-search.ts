/** Searches without the platform, which knows a dealership's cars: by what every website can filter by. */

/** A condition, words, and limits in dollars and miles, all as the editor typed them. An empty text sets no limit. */
export interface PlainSearch {
  readonly condition: string;
  /** What shoppers type into the search field, such as `Kia SUV`: the website makes filters of it. */
  readonly words: string;
  readonly price: string;
  readonly payment: string;
  readonly mileage: string;
}

const PATH = /^\/(?:([a-z]+)-)?cars-for-sale\/?([^?#]*)/;
const PRICE = /^price-under-(\d+)$/;
const LIMITS = ['price', 'payment', 'mileage'] as const;

/** Reads a search. Filters in its path are words, as a shopper would say them. */
export function readPlainSearch(href: string): PlainSearch {
  const [path = '', query = ''] = href.split('?', 2);
  const [, condition = '', rest = ''] = PATH.exec(path) ?? [];
  const parameters = new URLSearchParams(query);
  const segments = rest.split('/').filter((segment) => segment !== '');
  const most = (name: string) => /,(\d+)$/.exec(parameters.get(name) ?? '')?.[1] ?? '';
  const said = segments.filter((segment) => !PRICE.test(segment)).map((one) => one.replaceAll(/[-_]/g, ' '));
  return {
    condition,
    words: [...said, parameters.get('q') ?? ''].join(' ').trim(),
    price: segments.map((segment) => PRICE.exec(segment)?.[1]).find(Boolean) ?? most('price'),
    payment: most('payment'),
    mileage: most('mileage'),
  };
}

/** The URL of a search. The website redirects it to its canonical form. */
export function printPlainSearch(search: PlainSearch): string {
  const base = search.condition === '' ? '/cars-for-sale' : `/${search.condition}-cars-for-sale`;
  const limits = LIMITS.flatMap((name) => {
    const most = search[name].replaceAll(/\D/g, '');
    return most === '' ? [] : [`${name}=null,${most}`];
  });
  const words = search.words.trim();
  const parameters = [...limits, ...(words === '' ? [] : [`${new URLSearchParams({ q: words })}`])];
  return parameters.length === 0 ? base : `${base}?${parameters.join('&')}`;
}
