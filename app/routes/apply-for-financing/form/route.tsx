import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '#app/framework.server.ts';
import { useActionData, useLoaderData } from '#app/framework.ts';
import { applyFinancing } from '@rooftop/leads/kinds/apply-financing';
import { readForm } from '#app/forms/read-form.server.ts';
import { submitLead } from '#app/forms/submit-lead.server.ts';
import { revalidateUnlessFailed, submitOrPreserve } from '#app/forms/submit-or-preserve.ts';
import { headTags } from '#app/site/head/head-tags.ts';
import { findCarOfLead } from '#app/vehicles/inventory/find-car-for-sale.server.ts';
import { leadVehicle } from '#app/vehicles/lead-vehicle.server.ts';
import { ApplyForm } from './apply-form.tsx';
import { applyFormView, carToFinance, leaveToLender } from './pre-approval-form-view.server.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  await leaveToLender(request, context);
  return applyFormView(request, context);
}

export async function action({ context, request }: ActionFunctionArgs) {
  const [form, car] = await Promise.all([readForm(request), carToFinance(findCarOfLead, request, context)]);
  const facts = { vehicle: await leadVehicle(car, context), terms: context.terms };
  const { answer, init } = await submitLead({ kind: applyFinancing, facts }, request, form, context);
  return data(answer, init);
}

export const clientAction = submitOrPreserve;
export const shouldRevalidate = revalidateUnlessFailed;

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headTags(data.head) : []);

export default function ApplyFormPage() {
  return <ApplyForm view={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
