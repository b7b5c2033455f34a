declare module 'sanity' {
  interface BooleanOptions {
    /** Documents without a value count as on. The Studio shows them so (studio/inputs/choose-input.tsx). */
    isOnWhenUnset?: boolean;
  }
}

/** For switches that are on unless an editor turned them off, also in documents from before there was a switch. */
export const ON_BY_DEFAULT = { initialValue: true, options: { isOnWhenUnset: true } } as const;
