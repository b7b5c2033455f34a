/** Publishes pages and popups for tests. */
import { expect, type Page } from '@playwright/test';
import { gotoHydrated } from './hydration.ts';
import { lakeClient } from './lake-client.ts';
import { askSite } from './platform.ts';

/** Text in the languages of a dealership. */
export const text = (en: string, es = en) => ({ en, es });
const hero = (en: string, es = en) => ({ _type: 'hero', _key: 'hero', heading: text(en, es) });

interface PopupFields {
  readonly component?: object;
  readonly conditions: readonly object[];
  readonly [field: string]: unknown;
}

/** A dealership's pages and popups, which only one test visits. */
export async function publisher(lakeUrl: string, slug: string) {
  const client = await lakeClient(lakeUrl, `popups-${crypto.randomUUID()}`, 'administrator');
  const dealership = { _type: 'reference', _ref: `dealership-${slug}` };
  const ids: string[] = [];
  return {
    /** Opens a page once the website has it, and all popups published here. They must concern it. */
    async open(page: Page, url: string): Promise<void> {
      const { pathname } = new URL(url);
      const often = { intervals: [50] };
      await expect.poll(async () => (await askSite(slug, pathname)).status, often).toBe(200);
      const endpoint = `/api/popups?${new URLSearchParams({ path: pathname })}`;
      await expect(async () => {
        const { body } = await askSite(slug, endpoint);
        expect(ids.filter((id) => !body.includes(id))).toEqual([]);
      }).toPass(often);
      const loaded = page.waitForResponse('**/api/popups?*');
      await gotoHydrated(page, url);
      await loaded;
    },
    /** Publishes a page and returns its path. The sitemap leaves it out, because crawl.spec.ts finds no link to it. */
    async page(): Promise<string> {
      const path = `/page-${crypto.randomUUID()}`;
      await client.create({
        _type: 'page',
        dealership,
        path,
        name: text('Test'),
        isIndexed: false,
        blocks: [hero('A page', 'Una página')],
      });
      return path;
    },
    /** Publishes a popup with a title. */
    async popup(title: string, { component = {}, conditions, ...others }: PopupFields): Promise<string> {
      const { _id } = await client.create({
        _type: 'popup',
        dealership,
        name: title,
        component: {
          type: 'html',
          title: text(title, `${title} es`),
          html: text(
            '<p>See <a href="/service">our service</a>.</p>',
            '<p>Vea <a href="/service">el servicio</a>.</p>',
          ),
          ...component,
        },
        conditions: conditions.map((one, index) => ({
          _type: 'popupCondition',
          _key: `c${index}`,
          ...one,
        })),
        ...others,
      });
      ids.push(_id);
      return _id;
    },
    /** Deletes the popups, so that other tests of their page don't load them. */
    async deletePopups(): Promise<void> {
      for (const id of ids) await client.delete(id);
    },
  };
}
