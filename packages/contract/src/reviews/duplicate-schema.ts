import { duplicateSigns } from '@fledge/domain/reviews/duplicate-signs.ts'
import { z } from 'zod'
import { status } from '../applications/schema.ts'

/** Another intern who may be the same person, with the newest application. */
export const duplicate = z.object({
  user_id: z.string(),
  name: z.string(),
  signs: z.array(z.enum(duplicateSigns)),
  /** Apart from accents and capitals. */
  is_same_name: z.boolean(),
  application: z.object({ application_id: z.string(), status, batch_name: z.string() }).nullable(),
})
