import { vehiclePath } from '@rooftop/inventory/url/vehicle-path';
import type { RequestContext } from '#app/context.server.ts';
import { leadFormView } from '#app/forms/lead-form-view.server.ts';
import { headOf, type PageHead } from '#app/site/head/page-head.server.ts';
import { localPath } from '#app/http/page-request.ts';
import { companyPhone } from '#app/stores/place-view.server.ts';
import { wordsFor } from '#app/locales/wording.server.ts';
import { DIALOG_WORDS } from '#app/ui/dialog/dialog.tsx';
import { nameWithTrim } from '#app/vehicles/detail/name-with-trim.ts';
import { vehicleCardPicture } from '#app/vehicles/pictures/vehicle-pictures.server.ts';
import { type TestDriveRequest, testDrivePath } from '#app/vehicles/test-drive/test-drive-request.server.ts';
import { DAY_WISHES } from '@rooftop/leads/kinds/appointment';
import { formatLongDay } from '@rooftop/platform/appointments/day-times';
import { type AppointmentDepartment, departmentAt } from '@rooftop/platform/appointments/departments';
import { listSalesVisitDays } from '@rooftop/platform/appointments/sales-visits';
import { wishDays } from '@rooftop/platform/appointments/wish-days';
import { sharedVehicle } from '#app/site/head/shared-vehicle.server.ts';

const TEST_DRIVE_WORDS = [
  ...DIALOG_WORDS,
  'testDrive.afternoon',
  'testDrive.back',
  'testDrive.browse',
  'testDrive.button',
  'testDrive.change',
  'testDrive.day',
  'testDrive.details',
  'testDrive.evening',
  'testDrive.form',
  'testDrive.morning',
  'testDrive.noTimes',
  'testDrive.time',
  'testDrive.toCar',
] as const;

/** A test drive of one car: the available times and the form. */
export type TestDriveView = Awaited<ReturnType<typeof testDriveView>>;

const STEPS = [1, 2, 3] as const;

export async function testDriveView(
  { hit: { listing }, seller: { company, place, storeKey } }: TestDriveRequest,
  context: RequestContext,
) {
  const { t, locale, dealership } = context;
  const wishes = testDriveWishes(await departmentAt('testDrive', storeKey, context), context);
  const form = await leadFormView(
    {
      form: 'SCHEDULE_TEST_DRIVE',
      action: testDrivePath(listing.vin),
      values: wishes === null ? {} : { part: 'any' },
      texts: {
        submit: t('testDrive.button'),
        sent: t(wishes === null ? 'testDrive.sent' : 'schedule.requested'),
        sentText: t(wishes === null ? 'testDrive.sentText' : 'schedule.requestedText'),
        failed: t('contact.failed'),
        checkSelf: t('testDrive.check'),
      },
    },
    context,
  );
  return {
    vehicle: {
      vin: listing.vin,
      name: nameWithTrim(listing),
      href: localPath(vehiclePath(listing), locale, dealership.languages),
      // The name beside the image describes it.
      picture: { ...vehicleCardPicture(listing, context), alt: '' },
    },
    /** Location of the car. */
    place: [place.name, ...place.address].join(', '),
    /** Days to wish for. Null unless the hours are unknown, so that there are no times. */
    wishes,
    /** Empty if no time is free, or the times are unknown. */
    days: await listSalesVisitDays({ kind: 'testDrive', storeKey }, context),
    phone: companyPhone(company, 'sales', context),
    form,
    /** Text above each step: `Step 1 of 3`. */
    steps: STEPS.map((step) => t('testDrive.step', { step, count: STEPS.length })),
    words: wordsFor(t, TEST_DRIVE_WORDS),
  };
}

function testDriveWishes(department: AppointmentDepartment, { locale, now, t }: RequestContext) {
  if (department.place !== null) return null;
  return {
    text: t('schedule.offlineText'),
    days: wishDays(department, now).map((date) => ({ value: date, label: formatLongDay(date, locale) })),
    parts: DAY_WISHES.map((value) => ({ value, label: t(`schedule.${value}`) })),
    labels: { day: t('schedule.day'), part: t('schedule.part') },
  };
}

/** The head of the page, which search engines must not index. */
export function testDriveHead(
  { hit: { listing } }: TestDriveRequest,
  context: RequestContext,
): Promise<PageHead> {
  const vehicle = nameWithTrim(listing);
  return headOf(
    {
      title: context.t('testDrive.title', { vehicle }),
      description: context.t('testDrive.description', { vehicle }),
      address: testDrivePath(listing.vin),
      isIndexed: false,
      picture: { of: sharedVehicle, key: listing.vin },
    },
    context,
  );
}
