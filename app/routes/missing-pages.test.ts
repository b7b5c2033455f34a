/** A public page that a route matched but did not find is invalid, one that no route matched is unknown (decision 114). */
import type { LoaderFunctionArgs } from '#app/framework.server.ts';
import { expect, test } from 'vitest';
import { missingReason } from '../http/not-found.ts';
import { testContext } from '../../tests/support/website.ts';
import { loader as article } from './car-research/article/route.tsx';
import { loader as editorPage } from './editor-page/route.tsx';
import { loader as helpCategory } from './help-center/category/route.tsx';
import { loader as legalDocument } from './legal/document/route.tsx';
import { loader as unmatched } from './not-found/route.ts';
import { loader as opening } from './our-company/careers/opening/route.tsx';
import { loader as location } from './our-company/locations/store/route.tsx';
import { loader as staffMember } from './our-company/meet-our-team/person/route.tsx';
import { loader as offer } from './special-offers/offer/route.tsx';
import { loader as offers } from './special-offers/route.tsx';

type Loader = (args: LoaderFunctionArgs) => unknown;

/** The reason that a loader gives on the error page. */
async function reasonOf(loader: Loader, path: string, params: LoaderFunctionArgs['params']) {
  const request = new Request(`http://alpha.example${path}`);
  const thrown = await (async () => loader({ request, params, context: testContext({ path }) }))().catch(
    (response: unknown) => response,
  );
  if (!(thrown instanceof Response)) throw new TypeError(`${path} was found`);
  return [thrown.status, missingReason(await thrown.text())];
}

test.each<[path: string, loader: Loader, params: LoaderFunctionArgs['params'], reason: string]>([
  ['/car-research/none', article, { slug: 'none' }, 'invalid'],
  ['/special-offers/none', offers, { list: 'none' }, 'invalid'],
  ['/special-offers/none/x', offer, { list: 'none', key: 'x' }, 'invalid'],
  ['/special-offers/dealer/none', offer, { list: 'dealer', key: 'none' }, 'invalid'],
  ['/our-company/locations/none', location, { key: 'none' }, 'invalid'],
  ['/our-company/careers/none', opening, { slug: 'none' }, 'invalid'],
  ['/our-company/meet-our-team/none', staffMember, { slug: 'none' }, 'invalid'],
  ['/help-center/none', helpCategory, { category: 'none' }, 'invalid'],
  ['/legal/none', legalDocument, { kind: 'none' }, 'invalid'],
  ['/leased-cars-for-sale', editorPage, { slug: 'leased-cars-for-sale' }, 'invalid'],
  ['/leased-cars-for-sale/suvs', unmatched, {}, 'invalid'],
  ['/none', editorPage, { slug: 'none' }, 'unknown'],
  ['/no/such/page', unmatched, {}, 'unknown'],
])('%s', async (path, loader, params, reason) => {
  expect(await reasonOf(loader, path, params)).toEqual([404, reason]);
});
