import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '#app/framework.server.ts';
import { useLoaderData } from '#app/framework.ts';
import { headTags } from '#app/site/head/head-tags.ts';
import { home } from '#app/site/head/home.server.ts';
import { headOf } from '#app/site/head/page-head.server.ts';
import { loadOrLeave } from '#app/site/load-or-leave.ts';
import styles from '#app/vehicles/cars.css?url';
import { PAYMENT_FILTER } from '#app/vehicles/payment-filter/payment-filter-path.ts';
import { paymentFilterView } from '#app/vehicles/payment-filter/payment-filter-view.server.ts';
import { PaymentFilter } from '#app/vehicles/payment-filter/payment-filter.tsx';
import { submitPaymentFilter } from '#app/vehicles/payment-filter/submit-payment-filter.server.ts';

/** Also provides the data of the dialog over a search. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { t } = context;
  const [view, head] = await Promise.all([
    paymentFilterView(request, context),
    headOf(
      {
        title: t('paymentFilter.heading'),
        description: t('paymentFilter.description'),
        address: PAYMENT_FILTER,
        isIndexed: false,
        picture: home,
      },
      context,
    ),
  ]);
  return { head, view };
}

export const action = ({ context, request }: ActionFunctionArgs) => submitPaymentFilter(request, context);

export const clientLoader = loadOrLeave;

export const links = () => [{ rel: 'stylesheet', href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headTags(data.head) : []);

export default function PaymentFilterPage() {
  const { view } = useLoaderData<typeof loader>();
  return (
    <div className="form-page">
      <div className="form-page-words">
        <h1>{view.words['paymentFilter.heading']}</h1>
      </div>
      <section className="form-sheet" aria-labelledby="payment-filter">
        <h2 id="payment-filter" className="sr-only">
          {view.words['paymentFilter.heading']}
        </h2>
        <PaymentFilter view={view} />
      </section>
    </div>
  );
}
