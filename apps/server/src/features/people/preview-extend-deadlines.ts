import type { peopleEndpoints } from '@fledge/contract/people/endpoints.ts'
import { toBulkPreview } from '../../platform/http/bulk.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { countBeyondApplicants } from './selected-applicants.ts'
import { findSelectedDeadlines } from './selected-deadlines.ts'

/** Says how many deadlines would be extended, and how many are left out for which reason. */
export const previewExtendDeadlines: Handler<
  (typeof peopleEndpoints)['previewExtendDeadlines']
> = async ({ actor, db, body: { selection, due_on: day } }) =>
  toBulkPreview(
    await findSelectedDeadlines(db, actor, selection, day),
    await countBeyondApplicants(db, actor, selection),
  )
