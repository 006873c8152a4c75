import { z } from 'zod'

/**
 * Values of the edited fields when they were loaded; a field that has changed since is reported as
 * a conflict instead of being overwritten.
 */
export const baseValues = z.record(z.string().max(40), z.json())
