import type { LoaderFunctionArgs } from '#app/framework.server.ts';
import { calendarType } from '@rooftop/service/calendar-file';
import { calendarFile } from './calendar-file.server.ts';

/** The appointment of a link as a file for the shopper's calendar. A cancelled one is removed from it. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { method, text } = await calendarFile(params['ticket'], context);
  return new Response(text, {
    headers: {
      'content-type': calendarType(method),
      'content-disposition': 'attachment; filename="appointment.ics"',
      'cache-control': 'no-store',
    },
  });
}
