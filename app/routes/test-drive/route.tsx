import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '#app/framework.server.ts';
import { useActionData, useLoaderData } from '#app/framework.ts';
import { revalidateIfRefused, submitOrPreserve } from '#app/forms/submit-or-preserve.ts';
import { headTags } from '#app/site/head/head-tags.ts';
import { loadOrLeave } from '#app/site/load-or-leave.ts';
import styles from '#app/vehicles/cars.css?url';
import { VehiclePicture } from '#app/vehicles/pictures/vehicle-picture.tsx';
import { parseTestDriveRequest } from '#app/vehicles/test-drive/test-drive-request.server.ts';
import { submitTestDrive } from '#app/vehicles/test-drive/submit-test-drive.server.ts';
import { TestDriveForm } from '#app/vehicles/test-drive/test-drive-form.tsx';
import { testDriveHead, testDriveView } from './test-drive-view.server.ts';

/** Also provides the data of the dialog on vehicle pages. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const drive = await parseTestDriveRequest(params['vin'], context);
  const [view, head] = await Promise.all([testDriveView(drive, context), testDriveHead(drive, context)]);
  return { head, view };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { answer, init } = await submitTestDrive(
    await parseTestDriveRequest(params['vin'], context),
    request,
    context,
  );
  return data(answer, init);
}

export const clientLoader = loadOrLeave;
export const clientAction = submitOrPreserve;
/** The time that a refused form asked for may be taken. */
export const shouldRevalidate = revalidateIfRefused;

export const links = () => [{ rel: 'stylesheet', href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headTags(data.head) : []);

export default function TestDrive() {
  const { view } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { vehicle, place, words } = view;
  return (
    <div className="form-page">
      <div className="form-page-words">
        <h1>{words['testDrive.button']}</h1>
        <p className="form-page-intro">
          <a href={vehicle.href}>{vehicle.name}</a>
          <br />
          {place}
        </p>
        <div className="drive-picture">
          <VehiclePicture picture={vehicle.picture} sizes="(width >= 64rem) 34rem, 92vw" />
        </div>
      </div>
      <section className="form-sheet" aria-labelledby="test-drive">
        <h2 id="test-drive">{words['testDrive.form']}</h2>
        <TestDriveForm view={view} answer={answer} />
      </section>
    </div>
  );
}
