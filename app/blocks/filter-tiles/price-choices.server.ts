import { LISTING_CONDITIONS } from '@rooftop/inventory/vehicle';
import type { RequestContext } from '#app/context.server.ts';
import { pricePages } from '#app/vehicles/search/price-pages.server.ts';
import type { ChoiceLinksProps } from '#app/ui/choice-links.tsx';
import { formatMoney } from '@rooftop/platform/wording/format-number';

const CENTS = 100;

/** Links to searches below a price: for all conditions, then for each. */
export async function priceChoices(context: RequestContext): Promise<readonly ChoiceLinksProps[]> {
  const { href, locale, t } = context;
  const pages = await pricePages(context);
  return [null, ...LISTING_CONDITIONS]
    .map((condition) => ({
      label: t(`blocks.byPrice.${condition ?? 'all'}`),
      choices: pages.flatMap(({ condition: own, under, path }) => {
        const to = own === condition ? href(path) : null;
        const amount = formatMoney(under * CENTS, locale);
        return to === null
          ? []
          : [{ label: t('blocks.byPrice.under', { amount }), href: to, isCurrent: false }];
      }),
    }))
    .filter(({ choices }) => choices.length > 0);
}
