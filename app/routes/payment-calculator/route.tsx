import type { LoaderFunctionArgs, MetaFunction } from '#app/framework.server.ts';
import { useLoaderData } from '#app/framework.ts';
import { notFound } from '#app/http/not-found.ts';
import { headTags } from '#app/site/head/head-tags.ts';
import { home } from '#app/site/head/home.server.ts';
import { headOf } from '#app/site/head/page-head.server.ts';
import styles from '#app/vehicles/cars.css?url';
import { PAYMENT_ID } from '#app/vehicles/calculator/payment-id.ts';
import { StandaloneCalculator } from '#app/vehicles/calculator/standalone-calculator.tsx';
import { CALCULATOR_PATH, standaloneView } from '#app/vehicles/calculator/standalone-view.server.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { t } = context;
  const { searchParams } = new URL(request.url);
  const view = await standaloneView(searchParams.size === 0 ? null : searchParams, context);
  if (view === null) throw notFound('unknown');
  const heading = t('blocks.paymentCalculator');
  const intro = t('blocks.paymentCalculatorText');
  const head = await headOf(
    { title: heading, description: intro, address: CALCULATOR_PATH, isIndexed: false, picture: home },
    context,
  );
  return { head, view, heading, intro };
}

export const links = () => [{ rel: 'stylesheet', href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headTags(data.head) : []);

export default function PaymentCalculatorPage() {
  const { view, heading, intro } = useLoaderData<typeof loader>();
  return (
    <section className="block payment-calculator" id={PAYMENT_ID} aria-labelledby="payment-calculator">
      <header className="block-heading">
        <h1 id="payment-calculator">{heading}</h1>
        <p>{intro}</p>
      </header>
      {/* A sent form is another calculation, whose fields are those that were sent. */}
      <StandaloneCalculator key={JSON.stringify(view.payment.fields)} view={view} as="h2" />
    </section>
  );
}
