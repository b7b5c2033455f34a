import { useFetcher } from '#app/framework.ts';
import { useEffect } from 'react';
import type { loader } from '#app/routes/payment-filter/route.tsx';
import { Dialog, dialogLabels } from '#app/ui/dialog/dialog.tsx';
import type { LinkDialogProps } from '../link-dialogs.tsx';
import { PaymentFilter } from './payment-filter.tsx';

/** The payment filter in a dialog over the search. Exported as default because it is loaded lazily. */
export default function PaymentFilterDialog({ href, open, onClose }: LinkDialogProps) {
  const { data, load } = useFetcher<typeof loader>();
  useEffect(() => load(href), [load, href]);
  if (data === undefined) return null;
  const { view } = data;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={view.words['paymentFilter.heading']}
      {...dialogLabels(view.words)}
    >
      <PaymentFilter view={view} onSubmit={onClose} />
    </Dialog>
  );
}
