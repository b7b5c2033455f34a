import type { LoaderFunctionArgs, MetaFunction } from '#app/framework.server.ts';
import { useLoaderData } from '#app/framework.ts';
import { FramedFormPage } from '#app/site/frame/framed-form-page.tsx';
import { headTags } from '#app/site/head/head-tags.ts';
import { loadDocument } from '#app/site/load-document.ts';
import { serverRendered } from '#app/ui/server-rendered.server.ts';
import { pageView } from './page-view.server.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const { lead, ...rest } = await pageView(context);
  return { ...rest, lead: serverRendered(lead, context) };
}

export const clientLoader = loadDocument;

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headTags(data.head) : []);

export default function FullCreditApplication() {
  const { lead, form } = useLoaderData<typeof loader>();
  return <FramedFormPage lead={lead} form={form} />;
}
