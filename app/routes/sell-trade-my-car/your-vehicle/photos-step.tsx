import { useFetcher } from '@remix-run/react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Answered } from './step-answer.ts';
import type { StepView } from './trade-in-view.server.ts';

interface PhotosStepProps {
  readonly step: StepView<'photos'>;
  readonly action: string;
  readonly answered: Answered | undefined;
  /** The next step. */
  readonly next: { readonly href: string; readonly label: string };
}

/** Photos of the car. They are sent one by one; without JavaScript, together and by a button. */
export function PhotosStep({ step, action, answered, next }: PhotosStepProps) {
  const { photos, isFull, words } = step;
  const fetcher = useFetcher<Answered | null>();
  const latest = fetcher.data ?? answered;
  const isBusy = fetcher.state !== 'idle';
  return (
    <>
      {photos.length > 0 && (
        <ul className="trade-in-photos">
          {photos.map(({ position, thumbnail, alt, remove }) => (
            <li key={position}>
              <img src={thumbnail} alt={alt} />
              <fetcher.Form method="post" action={action} encType="multipart/form-data">
                <Button type="submit" kind="plain" size="small" name="remove" value={position}>
                  {remove}
                </Button>
              </fetcher.Form>
            </li>
          ))}
        </ul>
      )}
      {!isFull && (
        <fetcher.Form
          method="post"
          action={action}
          encType="multipart/form-data"
          className="lead-form"
          aria-busy={isBusy}
        >
          <TextField
            key={photos.length}
            type="file"
            name="photos"
            label={words.add}
            hint={words.hint}
            error={latest?.problems['photos'] ?? latest?.problems['form']}
            accept="image/jpeg,image/png,image/webp"
            multiple
          />
          <Button type="submit" kind="secondary" busy={isBusy}>
            {words.send}
          </Button>
        </fetcher.Form>
      )}
      <ButtonLink to={next.href}>{next.label}</ButtonLink>
    </>
  );
}
