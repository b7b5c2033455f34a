/** Reasons for refusing a write, in the terms of Sanity's API. */
import type { Json } from '../document.ts';

type RefusalType =
  | 'documentAlreadyExistsError'
  | 'documentNotFoundError'
  | 'documentRevisionIDDoesNotMatchError'
  | 'documentHasExistingReferencesError'
  | 'documentReferenceDoesNotExistError'
  | 'insufficientPermissionsError'
  | 'mutationError';

/** Thrown for a mutation or action that cannot be applied. The whole request fails and nothing is written. */
export class WriteRefused extends Error {
  override readonly name = 'WriteRefused';
  readonly type: RefusalType;
  /** More details for the client, such as the ids of referring documents. */
  readonly details: { readonly [key: string]: Json };
  /** Index of the request's mutation or action that failed. Set by `runEach`. */
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

  /** Returns the response body. */
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

/** Runs the steps of a request. A WriteRefused error gets the index of the step that threw it. */
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
