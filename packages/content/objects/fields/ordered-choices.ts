declare module 'sanity' {
  interface ArrayOptions<V = unknown> {
    /**
     * Lets editors move the choices of `list` (studio/inputs/order-input.tsx), which the Studio otherwise stores in the
     * list's order. `all`: all choices always apply, in the list's order by default. `chosen`: editors choose some.
     */
    order?: 'all' | 'chosen';
  }
}

/** Options of an array in which all choices always apply: editors only order them. */
export const allInOrder = <const Choice>(list: Choice[]) => ({ list, order: 'all' }) as const;

/** Options of an array of which editors choose and order the values. */
export const chosenInOrder = <const Choice>(list: Choice[]) => ({ list, order: 'chosen' }) as const;
