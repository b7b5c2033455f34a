import type { LoaderFunctionArgs, MetaFunction } from '#app/framework.server.ts';
import { useLoaderData } from '#app/framework.ts';
import { pathTo } from '@rooftop/content/page-paths';
import { localPath } from '#app/http/page-request.ts';
import { headTags } from '#app/site/head/head-tags.ts';
import { home } from '#app/site/head/home.server.ts';
import { headOf } from '#app/site/head/page-head.server.ts';
import styles from '#app/vehicles/cars.css?url';
import { OutTheDoor } from '#app/vehicles/out-the-door/out-the-door.tsx';
import { outTheDoorView } from '#app/vehicles/out-the-door/out-the-door-view.server.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { t, locale, dealership } = context;
  const view = await outTheDoorView(new URL(request.url).searchParams, context);
  const address = pathTo('out-the-door');
  const [heading, intro] = [t('outTheDoor.heading'), t('outTheDoor.intro')];
  const head = await headOf(
    { title: heading, description: intro, address, isIndexed: false, picture: home },
    context,
  );
  return { head, view, heading, intro, action: localPath(address, locale, dealership.languages) };
}

export const links = () => [{ rel: 'stylesheet', href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headTags(data.head) : []);

export default function OutTheDoorPage() {
  const { view, heading, intro, action } = useLoaderData<typeof loader>();
  return (
    <div className="form-page">
      <div className="form-page-words">
        <h1>{heading}</h1>
        <p className="form-page-intro">
          <a href={view.vehicle.href}>{view.vehicle.name}</a>
        </p>
        <p>{intro}</p>
      </div>
      <section className="form-sheet" aria-label={heading}>
        {/* Another car or ZIP code fills the field anew. */}
        <OutTheDoor key={view.vehicle.vin + view.zip} view={view} action={action} />
      </section>
    </div>
  );
}
