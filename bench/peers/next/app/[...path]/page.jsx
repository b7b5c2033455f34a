import { Search } from './search.jsx';

export default async function Page({ params, searchParams }) {
  const { path } = await params;
  const query = new URLSearchParams(await searchParams).toString();
  const address = `/${path.join('/')}${query === '' ? '' : `?${query}`}`;
  const { head, announcement, page } = globalThis.peer.searchPage(address);
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <Search announcement={announcement} view={page.view} />
    </>
  );
}
