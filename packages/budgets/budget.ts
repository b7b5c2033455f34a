/** What a budget counts. */
type Unit =
  | 'milliseconds'
  | 'sockets'
  | 'streams'
  | 'bytes'
  | 'characters'
  | 'documents'
  | 'fields'
  | 'files'
  | 'names'
  | 'facts'
  | 'sums'
  | 'devices'
  | 'mails'
  | 'requests'
  | 'tries';

export interface Budget {
  /** What the budget limits, as a noun. */
  readonly limits: string;
  readonly unit: Unit;
  /** Share of one signed-in user or robot. */
  readonly person?: number;
  readonly tenant?: number;
  /** Share of one network address, as `callerKey` says. */
  readonly caller?: number;
  /** Share of all callers of one process together. */
  readonly process?: number;
  /** Share of all callers of the platform together, which PostgreSQL counts for all processes. */
  readonly platform?: number;
  /** Limit of a single thing, such as one document or one phone number. */
  readonly each?: number;
  /**
   * Time in ms over which a used-up share is refilled evenly. What PostgreSQL counts starts over when it has passed.
   * Without it the share counts what is held right now.
   */
  readonly windowMs?: number;
}
