/** Finds links that lead nowhere, redirects that lead in a circle, and popups and promotions for no page. */
import { z } from 'zod';
import { leadsInCircle } from '../../documents/redirect-rule/match-redirect.ts';
import { POPUP_PAGES } from '../../documents/popup/popup.ts';
import type { DealershipFacts } from '../dealership-facts.ts';
import type { CheckedDocument, Finding } from '../finding.ts';
import { knownPaths, pathExists, plainPath } from './known-paths.ts';
import { typedLinks } from './typed-links.ts';

const nowhere = (href: string): string =>
  `This website has no page at ${plainPath(href)}, so shoppers would read “Page not found”. Correct the address, choose the page itself, or add a redirect.`;

function deadLinks(document: CheckedDocument, facts: DealershipFacts): readonly Finding[] {
  return typedLinks(document)
    .filter(({ href }) => !pathExists(href.replace(/\/\*$/, ''), facts))
    .map(({ path, href }) => ({
      kind: 'link',
      name: 'Dead link',
      level: 'warning',
      path,
      message: nowhere(href),
    }));
}

const redirectShape = z.object({ _id: z.string().default(''), from: z.string(), to: z.string() });

/** What is wrong with a redirect among the dealership's others. */
function redirectFindings(document: CheckedDocument, facts: DealershipFacts): readonly Finding[] {
  const redirect = document._type === 'redirectRule' ? redirectShape.safeParse(document).data : undefined;
  if (redirect === undefined || redirect.from === redirect.to) return [];
  const { from, to } = redirect;
  const id = redirect._id.replace(/^drafts\./, '');
  const rules = [...facts.redirects.filter((other) => other.id !== id), { from, to }].map((rule) => ({
    from: rule.from,
    to: rule.to,
    permanent: true,
  }));
  const start = from.replace(/\/\*$/, '/any');
  if (leadsInCircle(rules, start)) {
    return [
      {
        kind: 'link',
        name: 'Redirect in a circle',
        level: 'error',
        path: ['to'],
        message: `Together with your other redirects, this one leads back to ${from}, so the website ignores it. Choose another target, or delete the redirect that leads back.`,
      },
    ];
  }
  const double = facts.redirects.find((other) => other.id !== id && other.from === from);
  if (double !== undefined) {
    return [
      {
        kind: 'link',
        name: 'Two redirects',
        level: 'warning',
        path: ['from'],
        message: `Another redirect begins at ${from}, too, and leads to ${double.to}. Only one of them applies. Delete the other.`,
      },
    ];
  }
  return knownPaths(facts).has(plainPath(from))
    ? [
        {
          kind: 'link',
          name: 'Hidden page',
          level: 'warning',
          path: ['from'],
          message: `There is a page at ${from}, and with this redirect no shopper sees it. Choose another old URL, or unpublish the page.`,
        },
      ]
    : [];
}

const popupShape = z.object({
  conditions: z
    .array(
      z.object({
        _key: z.string().default(''),
        pages: z.array(z.string()).default([]),
        pageItemsViewed: z.array(z.object({ _key: z.string().default(''), page: z.string() })).default([]),
      }),
    )
    .default([]),
});

/** Whether the name, path or pattern of a popup's condition can be a page. */
function isPopupPage(page: string, facts: DealershipFacts): boolean {
  if (POPUP_PAGES.includes(page) || !page.startsWith('/')) return true;
  if (!page.includes('*')) return pathExists(page, facts);
  const start = page.slice(0, page.indexOf('*'));
  return pathExists(start, facts) || [...knownPaths(facts)].some((path) => path.startsWith(start));
}

/** Conditions of a popup about pages that do not exist. */
function popupFindings(document: CheckedDocument, facts: DealershipFacts): readonly Finding[] {
  const popup = document._type === 'popup' ? popupShape.safeParse(document).data : undefined;
  const pages = (popup?.conditions ?? []).flatMap((condition) => {
    const path = ['conditions', { _key: condition._key }];
    return [
      ...condition.pages.map((page, index) => ({ page, path: [...path, 'pages', index] })),
      ...condition.pageItemsViewed.map(({ _key, page }) => ({
        page,
        path: [...path, 'pageItemsViewed', { _key }, 'page'],
      })),
    ];
  });
  return pages
    .filter(({ page }) => !isPopupPage(page, facts))
    .map(({ page, path }) => ({
      kind: 'link',
      name: 'Popup for no page',
      level: 'warning',
      path,
      message: `This website has no page at ${page}, so the popup does not show there. Correct the address, or remove it.`,
    }));
}

/** Warns of a promotion in a position that no page has a block for. */
function positionFindings(
  { _type, position }: CheckedDocument,
  { positions }: DealershipFacts,
): readonly Finding[] {
  return _type !== 'promotion' || typeof position !== 'string' || positions.includes(position)
    ? []
    : [
        {
          kind: 'link',
          name: 'Promotion on no page',
          level: 'warning',
          path: ['position'],
          message:
            'No page shows promotions in this position. Add a "Promotions" block for it to the home page, or choose another position.',
        },
      ];
}

/** Lists the links of a document that lead nowhere, and what else is wrong with where it leads or shows. */
export const checkLinks = (document: CheckedDocument, facts: DealershipFacts): readonly Finding[] => [
  ...deadLinks(document, facts),
  ...redirectFindings(document, facts),
  ...popupFindings(document, facts),
  ...positionFindings(document, facts),
];
