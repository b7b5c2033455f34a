/** Operations: the work that a service department offers for scheduling. */
import { z } from 'zod';

/** An operation as the Studio stores it. Strings are in the visitor's language. */
export const operationShape = z.object({
  /** The code that the dealership's service software knows, such as `LOF`. Unique within a dealership. */
  opCode: z.string().trim().min(1).max(100),
  name: z.string().trim().min(1),
  durationMinutes: z.int().min(5).max(600),
  /** For the service advisor: becomes the notes of the repair order line. */
  notes: z.string().nullable(),
});
export type Operation = z.infer<typeof operationShape>;

/**
 * The operations that a visitor chose, in the dealership's order and each one once.
 * @returns null if nothing was chosen or a code is unknown
 */
export function chooseOperations<One extends Pick<Operation, 'opCode'>>(
  offered: readonly One[],
  opCodes: readonly string[],
): readonly One[] | null {
  const codes = new Set(opCodes);
  const chosen = offered.filter(({ opCode }) => codes.has(opCode));
  return chosen.length > 0 && chosen.length === codes.size ? chosen : null;
}

/** How long the chosen operations take one after the other, in minutes. */
export const totalMinutes = (operations: readonly Pick<Operation, 'durationMinutes'>[]): number =>
  operations.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0);
