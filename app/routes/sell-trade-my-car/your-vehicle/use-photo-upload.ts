import { useFetcher } from '#app/framework.ts';
import { useEffect, useRef, useState } from 'react';
import { shrinkPhoto } from './shrink-photo.ts';
import type { Answered } from '#app/forms/steps/step-answer.ts';

/** The server's answer to a photo. Null after a redirect, and without problems if nothing responded. */
export type PhotoAnswer = Partial<Answered> | null | undefined;

/** A photo on its way: the answer to the one before, and what takes its own. */
interface Sending {
  readonly before: PhotoAnswer;
  readonly answered: (answer: PhotoAnswer) => void;
}

export const problemOf = ({ problems }: Partial<Answered>, failed: string): string =>
  problems?.['photos'] ?? problems?.['form'] ?? failed;

/** Sends photos one by one, so that a slow connection loses one at most and each stays below the limit. */
export function usePhotoUpload(action: string, words: { readonly failed: string }) {
  const fetcher = useFetcher<PhotoAnswer>();
  const { state, data } = fetcher;
  const sending = useRef<Sending | null>(null);
  const latest = useRef(data);
  useEffect(() => {
    latest.current = data;
    if (state !== 'idle' || sending.current === null) return;
    const { before, answered } = sending.current;
    sending.current = null;
    // A redirect leaves the data of the photo before.
    answered(data === before ? null : data);
  }, [state, data]);

  const [progress, setProgress] = useState<{ readonly at: number; readonly of: number } | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);

  function send(photo: File): Promise<PhotoAnswer> {
    const form = new FormData();
    form.set('photos', photo);
    return new Promise((resolve) => {
      sending.current = { before: latest.current, answered: resolve };
      fetcher.submit(form, { method: 'post', action, encType: 'multipart/form-data' });
    });
  }

  async function sendAll(files: readonly File[]): Promise<void> {
    setProblems([]);
    for (const [at, file] of files.entries()) {
      setProgress({ at: at + 1, of: files.length });
      const answer = await send(await shrinkPhoto(file));
      if (answer === null || answer === undefined) continue;
      setProblems((before) => [...before, `${file.name}: ${problemOf(answer, words.failed)}`]);
    }
    setProgress(null);
  }
  const all = useRef(Promise.resolve());
  /** Photos that are chosen while others are being sent wait for their turn. */
  const upload = (files: readonly File[]) => {
    all.current = all.current.then(() => sendAll(files));
  };
  return { fetcher, progress, problems, upload };
}
