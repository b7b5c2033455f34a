import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Hero } from '../../blocks/hero.tsx';
import { STORE_CARD_WORDS, StoreCard } from '../../stores/store-card.tsx';
import { storeView } from '../../stores/store-view.server.ts';
import { words } from '../../wording.server.ts';
import { heroView, homeTitle } from './home-view.server.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const [page, stores] = await Promise.all([context.content.homePage(), context.content.stores()]);
  return {
    title: homeTitle(stores, context),
    description: page?.description ?? page?.hero.text ?? null,
    canonical: `${context.origin}/`,
    hero: heroView(page, context),
    heading: context.say(stores.length === 1 ? 'stores.headingOne' : 'stores.headingMany'),
    stores: stores.map((store) => storeView(store, context)),
    words: words(context.say, STORE_CARD_WORDS),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { title, description, canonical, hero } = data;
  return [
    { title },
    ...(description === null ? [] : [{ name: 'description', content: description }]),
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: hero.headline },
    { property: 'og:url', content: canonical },
  ];
};

export default function Home() {
  const { hero, heading, stores, words: said } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero hero={hero} />
      {stores.length > 0 && (
        <section id="stores" className="stores" aria-labelledby="stores-heading">
          <h2 id="stores-heading">{heading}</h2>
          <div className="stores-grid" data-count={Math.min(stores.length, 4)}>
            {stores.map((store) => (
              <StoreCard key={store.key} store={store} words={said} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}
