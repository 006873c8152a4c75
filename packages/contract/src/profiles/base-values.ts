import { z } from 'zod'

/** What somebody saw of the fields that they change: one that says something else by now is not overwritten, but told. */
export const baseValues = z.record(z.string().max(40), z.json())
