/** Links to the other pages. */
export type PageLinksView = NonNullable<ReturnType<typeof pageLinks>>;

/** Pages listed on either side of the current one. */
const NEAR = 1;

/** A page of search results, and how to link to the others. */
interface PagedSearch<Query extends { readonly page: number }> {
  readonly query: Query;
  readonly result: { readonly page: number; readonly pages: number };
  readonly address: (query: Query) => string;
}

/** The first page, the last one and those near the current one. Null if there is only one page. */
export function pageLinks<Query extends { readonly page: number }>({
  query,
  result,
  address,
}: PagedSearch<Query>) {
  const { page, pages } = result;
  if (pages < 2) return null;
  const href = (number: number): string => address({ ...query, page: number });
  const named = new Set([1, pages]);
  for (let number = page - NEAR; number <= page + NEAR; number += 1) {
    if (number >= 1 && number <= pages) named.add(number);
  }
  const numbers = [...named].sort((a, b) => a - b);
  return {
    links: numbers.map((number, at) => ({
      number,
      href: href(number),
      isCurrent: number === page,
      /** Whether pages are skipped between the previous link and this one. */
      isAfterGap: number - (numbers[at - 1] ?? 0) > 1,
    })),
    previous: page > 1 ? href(page - 1) : null,
    next: page < pages ? href(page + 1) : null,
  };
}
