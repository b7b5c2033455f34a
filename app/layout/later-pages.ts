/**
 * Addresses that links may name although their pages do not exist yet, and the topic of the contact page that takes
 * their place (spec 3, inquiry topics). A page that comes into being leaves this list, or stands with null above what it
 * is below. The first that fits counts.
 */
const LATER_PAGES: readonly (readonly [path: string, topic: number | null])[] = [['/help-center', 7]];

/** Where a link to a path of this website leads today: to the page, or to the contact page with a fitting topic. */
export function todaysPath(path: string): string {
  const [page = ''] = path.split(/[?#]/, 1);
  const [, topic = null] =
    LATER_PAGES.find(([prefix]) => page === prefix || page.startsWith(`${prefix}/`)) ?? [];
  return topic === null ? path : `/contact-us?topic=${topic}`;
}
