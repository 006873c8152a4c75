import { z } from 'zod'

/** A note that the programme team keeps about a company. */
export const companyNote = z.object({
  note_id: z.string(),
  /** Empty once the author's account is deleted. */
  author: z.string(),
  note: z.string(),
  created_at: z.string(),
})
