import { useFetcher } from '#app/framework.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useIsScripted } from '#app/ui/use-is-scripted.ts';
import { answeredStep } from '#app/forms/steps/step-answer.ts';
import type { StepProps } from '#app/forms/steps/step-form.tsx';
import type { TradeInStepView } from './trade-in-steps.server.ts';
import { type PhotoAnswer, problemOf, usePhotoUpload } from './use-photo-upload.ts';

/** Photos of the car. They are sent when they are chosen; without JavaScript, together and by a button. */
export function PhotosStep({ step, sending }: StepProps<TradeInStepView<'photos'>>) {
  const { photos, next, isFull, words } = step;
  const { action } = sending;
  const answered = answeredStep(sending.answer);
  const { fetcher, progress, problems, upload } = usePhotoUpload(action, words);
  // A redirect leaves the data of the answer before, so each number of photos has its own.
  const removal = useFetcher<PhotoAnswer>({ key: `remove-of-${photos.length}` });
  const isScripted = useIsScripted();
  const trouble = [...Object.values(answered?.problems ?? {}), ...problems];
  if (removal.state === 'idle' && removal.data) trouble.push(problemOf(removal.data, words.failed));
  return (
    <>
      {photos.length > 0 && (
        <ul className="trade-in-photos">
          {photos.map(({ position, thumbnail, alt, remove }) => (
            <li key={position}>
              <img src={thumbnail} alt={alt} />
              <removal.Form method="post" action={action} encType="multipart/form-data">
                <Button
                  type="submit"
                  kind="plain"
                  size="small"
                  name="remove"
                  value={position}
                  busy={progress !== null || removal.state !== 'idle'}
                >
                  {remove}
                </Button>
              </removal.Form>
            </li>
          ))}
        </ul>
      )}
      {trouble.length > 0 && (
        <div className="lead-form-trouble" role="alert">
          {trouble.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
      {(!isFull || progress !== null) && (
        <fetcher.Form method="post" action={action} encType="multipart/form-data" className="lead-form">
          <TextField
            type="file"
            name="photos"
            label={words.add}
            hint={words.hint}
            accept="image/jpeg,image/png,image/webp"
            multiple
            onChange={({ currentTarget }) => {
              const files = [...(currentTarget.files ?? [])];
              currentTarget.value = '';
              upload(files);
            }}
          />
          {!isScripted && (
            <Button type="submit" kind="secondary">
              {words.send}
            </Button>
          )}
        </fetcher.Form>
      )}
      <output className="number">
        {progress !== null && `${words.sending} ${progress.at} / ${progress.of}`}
      </output>
      {progress === null ? (
        <ButtonLink to={next}>{sending.words.next}</ButtonLink>
      ) : (
        <Button busy>{sending.words.next}</Button>
      )}
    </>
  );
}
