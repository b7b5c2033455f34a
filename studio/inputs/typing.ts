/** What is typed into an input while it is typed. */
export interface Typing {
  readonly text: string;
  /** What the document held before, and every value that this input has stored since. */
  readonly sent: readonly (string | undefined)[];
}

/** Returns what is typed, after one more change of it. `sent` is what the input stores now. */
export const typeOn = (
  typing: Typing | null,
  text: string,
  { value, sent }: { readonly value: string | undefined; readonly sent: string | undefined },
): Typing => ({ text, sent: [...(typing?.sent ?? [value]), sent] });

/** Whether the document's value was changed by something else than the input: another person, a button, the history. */
export const isOverwritten = (typing: Typing | null, value: string | undefined): boolean =>
  typing !== null && !typing.sent.includes(value);
