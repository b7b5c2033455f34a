import { index, route, type RouteConfig, type RouteConfigEntry } from '@remix-run/route-config';
import { LANGUAGES } from '@rooftop/tenancy/languages';
import { type ReadPage, readPages } from './routes/read-pages.ts';

/** Routes of a page, one for each of its paths. */
const routesOf = ({ paths, file }: ReadPage, prefix = ''): RouteConfigEntry[] =>
  Object.entries(paths).map(([id, path]) =>
    path === '/' ? index(file, { id: prefix + id }) : route(path.slice(1), file, { id: prefix + id }),
  );

const pages = await readPages();
const localized = pages.filter(({ isLocalized = true }) => isLocalized);

/** All routes of a dealership's website: those of its first language have no prefix. */
export default [
  ...pages.flatMap((page) => routesOf(page)),
  ...LANGUAGES.map((language) =>
    route(
      language,
      'routes/language.ts',
      { id: language },
      localized.flatMap((page) => routesOf(page, `${language}/`)),
    ),
  ),
] satisfies RouteConfig;
