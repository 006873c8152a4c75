import type { formEndpoints } from '@fledge/contract/applications/form-endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { saveInternProfile } from './save-section.ts'

/** Saves one of the four questions for a low English level; the other answers stay. */
export const saveLowEnglish: Handler<typeof formEndpoints.saveLowEnglish> = async ({
  db,
  actor,
  params,
  body,
}) => saveInternProfile(db, actor, { low_english: { [params.variant]: body.answer } }, body.base)
