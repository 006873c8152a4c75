import { z } from 'zod'

/**
 * What a form was loaded with, sent with its changes so that no change by someone else is
 * overwritten unseen; without it the last save wins.
 *
 * - `values`: the loaded values of the changed fields. A field that has another value now, and
 *   another one than the request's, is reported as a conflict; other fields may have changed.
 * - `version`: the loaded version of a row or part that is saved as a whole, such as an ordered list.
 *   Any newer version is a conflict.
 */
export const saveBase = z.strictObject({
  version: z.int().min(0).optional(),
  values: z.record(z.string().max(40), z.json()).optional(),
})
export type SaveBase = z.output<typeof saveBase>
