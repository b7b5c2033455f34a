import type { LoaderFunctionArgs } from '#app/framework.server.ts';
import { notFound } from '#app/http/not-found.ts';
import { streamText, UNBUFFERED } from '#app/http/stream-text.ts';
import { sitemapFile } from '#app/site/sitemap/sitemap-xml.ts';
import { pagesPerFile, sourcesByName } from '#app/site/sitemap/sources.server.ts';
import { sitemapParts } from '../collected-pages.server.ts';

const FILE = /^[1-9]\d{0,3}$/;

/** One source of the sitemap: its file number `page`, or with `without=1` its paths as data (spec 7). */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  context.setRoute('sitemap source');
  const { searchParams } = new URL(request.url);
  const file = searchParams.get('page') ?? '1';
  const source = (await sourcesByName(sitemapParts, context)).get(params['source'] ?? '');
  if (source === undefined || !FILE.test(file)) throw notFound('unknown');
  const { pages, ...standing } = source;
  const { from } = await pages(context);
  if (searchParams.get('without') === '1') {
    const value = Iterator.from(from(0)).map(({ path }) => ({ loc: path }));
    return Response.json({ value: [...value] }, { headers: { 'Cache-Control': 'public, max-age=300' } });
  }
  const length = pagesPerFile(context);
  const part = Iterator.from(from((Number(file) - 1) * length)).take(length);
  const { origin, dealership } = context;
  const text = sitemapFile(part, standing, { origin, languages: dealership.languages });
  return new Response(streamText(text), {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
      [UNBUFFERED.name]: UNBUFFERED.value,
    },
  });
}
