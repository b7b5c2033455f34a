import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '#app/framework.server.ts';
import { Link, useActionData, useLoaderData } from '#app/framework.ts';
import { privacyRequest } from '@rooftop/leads/kinds/privacy-request';
import { pathTo } from '@rooftop/content/page-paths';
import { readForm } from '#app/forms/read-form.server.ts';
import { submitOrPreserve, revalidateUnlessFailed } from '#app/forms/submit-or-preserve.ts';
import { submitLead } from '#app/forms/submit-lead.server.ts';
import { headTags } from '#app/site/head/head-tags.ts';
import { headOf } from '#app/site/head/page-head.server.ts';
import { Crumbs } from '#app/ui/crumbs/crumbs.tsx';
import { requestFormView } from './request-form-view.server.ts';
import { RequestForm } from './request-form.tsx';
import { page as privacyChoices } from '../privacy-choices/page.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const { dealership, href, path, t } = context;
  const head = {
    title: t('privacyRequest.heading'),
    description: t('privacyRequest.description', { name: dealership.name }),
    address: path,
    isIndexed: true,
    picture: privacyChoices,
  } as const;
  return {
    head: await headOf(head, context),
    view: await requestFormView(context),
    crumbs: [
      { label: dealership.name, href: href('/') },
      { label: t('legal.heading'), href: href(pathTo('legal')) },
      { label: t('privacyRequest.heading'), href: null },
    ],
    crumbsLabel: t('crumbs.label'),
    heading: t('privacyRequest.heading'),
    intro: t('privacyRequest.intro'),
    choices: { label: t('legal.privacyChoices'), href: href(pathTo('privacy-choices')) ?? '/' },
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { answer, init } = await submitLead({ kind: privacyRequest }, request, form, context);
  return data(answer, init);
}

export const clientAction = submitOrPreserve;
export const shouldRevalidate = revalidateUnlessFailed;

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headTags(data.head) : []);

export default function PrivacyRequest() {
  const { crumbs, crumbsLabel, heading, intro, choices, view } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="form-page">
      <div className="form-page-words">
        <Crumbs crumbs={crumbs} label={crumbsLabel} />
        <h1>{heading}</h1>
        <p className="form-page-intro">{intro}</p>
        <p>
          <Link to={choices.href}>{choices.label}</Link>
        </p>
      </div>
      <RequestForm view={view} answer={answer} />
    </div>
  );
}
