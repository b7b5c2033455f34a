/** Why a write was refused, in the words of Sanity's API. */
import type { Json } from '../document.ts';

export type RefusalType =
  | 'documentAlreadyExistsError'
  | 'documentNotFoundError'
  | 'documentRevisionIDDoesNotMatchError'
  | 'documentHasExistingReferencesError'
  | 'documentReferenceDoesNotExistError'
  | 'insufficientPermissionsError'
  | 'mutationError';

/** A mutation or action that cannot be done; the whole request fails with it and nothing is written. */
export class WriteRefused extends Error {
  override readonly name = 'WriteRefused';
  readonly type: RefusalType;
  /** more for the client, such as the ids of referring documents */
  readonly details: { readonly [key: string]: Json };
  /** which of the request's mutations or actions; set by whoever runs them */
  index: number | undefined;

  constructor(type: RefusalType, description: string, details: { readonly [key: string]: Json } = {}) {
    super(description);
    this.type = type;
    this.details = details;
  }

  get status(): 400 | 403 | 409 {
    if (this.type === 'insufficientPermissionsError') return 403;
    return this.type === 'mutationError' ? 400 : 409;
  }

  /** The body of the answer. */
  toBody(kind: 'mutation' | 'action'): Json {
    return {
      statusCode: this.status,
      error: {
        type: `${kind}Error`,
        description: `The ${kind}(s) failed: ${this.message}`,
        items: [
          { index: this.index ?? 0, error: { type: this.type, description: this.message, ...this.details } },
        ],
      },
    };
  }
}

/** Runs the steps of a request; a refusal remembers which step it came from. */
export function runEach<Step>(steps: readonly Step[], run: (step: Step) => void): void {
  for (const [index, step] of steps.entries()) {
    try {
      run(step);
    } catch (error) {
      if (error instanceof WriteRefused) error.index ??= index;
      throw error;
    }
  }
}
