/** Thrown if so much work is waiting that more would only make everyone wait longer. */
export class QueueFullError extends Error {
  constructor() {
    super('Too many requests are in progress; try again in a moment');
    this.name = 'QueueFullError';
  }
}
