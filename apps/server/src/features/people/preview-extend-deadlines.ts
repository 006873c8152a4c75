import { maxShownIncluded } from '@fledge/contract/people/deadline-schema.ts'
import type { peopleEndpoints } from '@fledge/contract/people/endpoints.ts'
import { isSelected, toBulkPreview } from '../../platform/http/bulk.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { countBeyondDeadlines, findSelectedDeadlines } from './selected-deadlines.ts'

/**
 * Says whose deadlines would be extended, and which ones are left out for which reason, by the people
 * on whose pages they are.
 */
export const previewExtendDeadlines: Handler<
  (typeof peopleEndpoints)['previewExtendDeadlines']
> = async ({ actor, db, body: { selection, due_on: day } }) => {
  const rows = await findSelectedDeadlines(db, actor, selection, day)
  const ofPeople = rows.map(({ id, userId, ...row }) => ({ ...row, id: userId ?? id }))
  return {
    ...toBulkPreview(ofPeople, await countBeyondDeadlines(db, actor, selection)),
    included: ofPeople
      .filter(isSelected)
      .slice(0, maxShownIncluded)
      .map(({ id, title }) => ({ id, title })),
  }
}
