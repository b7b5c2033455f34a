import type { RequestContext } from '#app/context.server.ts';

/** A duration: `1 h 30 min`. */
export function formatMinutes(total: number, { t }: Pick<RequestContext, 't'>): string {
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  if (hours === 0) return t('schedule.minutes', { minutes });
  return minutes === 0 ? t('schedule.hours', { hours }) : t('schedule.hoursMinutes', { hours, minutes });
}
