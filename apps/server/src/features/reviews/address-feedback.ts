import type { reviewEndpoints } from '@fledge/contract/reviews/endpoints.ts'
import { applicationCan } from '@fledge/domain/applications/can.ts'
import { isSectionUnchanged } from '@fledge/domain/applications/unchanged-section.ts'
import type { InternActor } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError, authorize, notFound } from '../../platform/http/app-error.ts'
import { translate } from '../../platform/texts.ts'
import { findAnyApplication, loadApplicationDetails } from '../applications/public.ts'
import { applicationSnapshot } from './application-snapshot.ts'
import { loadChoiceLabels } from './choice-labels.ts'
import * as store from './queries/reviews.queries.ts'

type RequestedChange = NonNullable<Awaited<ReturnType<typeof findRequestedChange>>>

const findRequestedChange = (db: Db, actor: InternActor, comment: string) =>
  db.one(store.commentFor, { intern_id: actor.intern, comment_id: comment })

async function isCommentedSectionUnchanged(
  db: Db,
  actor: InternActor,
  { application_id, section, said: before, sent_at }: RequestedChange,
): Promise<boolean> {
  const [row, reviewFacts] = [
    await findAnyApplication(db, application_id),
    await db.one(store.ownReviewFacts, { intern_id: actor.intern, application_id }),
  ]
  if (!row || !reviewFacts) return false
  const { details } = await loadApplicationDetails(db, row)
  const labels = await loadChoiceLabels(db, row, details)
  return isSectionUnchanged(section, {
    before,
    now: applicationSnapshot({ row, details, reviewFacts, labels }),
    savedAt: row.section_saved_at[section],
    sentAt: sent_at,
  })
}

/** Resolves a comment. If its section is unchanged, a note to the reviewer is required. */
export const addressFeedback: Handler<typeof reviewEndpoints.addressFeedback> = async ({
  db,
  actor,
  body,
  now,
}) => {
  const change = (await findRequestedChange(db, actor, body.comment_id)) ?? notFound()
  authorize(applicationCan.saveSection(actor, change))
  const note = body.note ? body.note : null
  if (body.is_addressed && note === null && (await isCommentedSectionUnchanged(db, actor, change)))
    throw new AppError('VALIDATION', { fields: { note: translate('reviews.unchanged') } })
  await db.run(store.markCommentAddressed, {
    intern_id: actor.intern,
    comment_id: body.comment_id,
    addressed_at: body.is_addressed ? now.toISOString() : null,
    note: body.is_addressed ? note : null,
  })
  const { application_id } = change
  const left = await db.one(store.openComments, { intern_id: actor.intern, application_id })
  return { open: left?.open ?? 0 }
}
