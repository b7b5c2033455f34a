import { defineJob } from '@rooftop/database/define-job';

/** Checks hostnames whose DNS record is in place (`create-host-confirmation.ts`). */
export const confirmHostsJob = defineJob({
  name: 'confirm_hosts',
  schedule: '* * * * *',
  run: ({ confirmHosts }: { readonly confirmHosts: () => Promise<void> }) => confirmHosts(),
});
