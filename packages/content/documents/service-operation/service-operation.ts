import { z } from 'zod';

/** Work that a service department offers for scheduling. */
export const serviceOperationShape = z.object({
  id: z.string(),
  /** If two operations have the same code, the dealership's own wins. */
  opCode: z.string().trim().min(1).max(100),
  name: z.string().min(1),
  /** The name in English, for staff, or in the only language it has. */
  staffName: z.string().min(1),
  description: z.string().nullable(),
  durationMinutes: z.int().min(5).max(600),
  /** For the service advisor. */
  notes: z.string().nullable(),
});
export type ServiceOperation = z.infer<typeof serviceOperationShape>;
