import type { RedirectRule } from '@rooftop/tenancy/match-redirect';

/** The hosts outside of this website that a dealership's editors have named; a redirect leads to no other. */
export const allowedHosts = (rules: readonly Pick<RedirectRule, 'to'>[]): ReadonlySet<string> =>
  new Set(
    rules.flatMap(({ to }) => {
      const url = to.startsWith('https://') ? URL.parse(to.replace(/\*$/, '')) : null;
      return url === null || url.username !== '' || url.password !== '' ? [] : [url.host];
    }),
  );
