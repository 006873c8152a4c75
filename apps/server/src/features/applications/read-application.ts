import type { applicationEndpoints } from '@fledge/contract/applications/endpoints.ts'
import {
  type ApplicationCompletionFacts,
  type ApplicationField,
  type ApplicationSection,
  applicationSteps,
  getCompletionPercent,
  listMissingFields,
  getSectionCompletion,
} from '@fledge/domain/applications/application-sections.ts'
import { countUnansweredQuestions } from '@fledge/domain/applications/additional-questions.ts'
import { applicationCan } from '@fledge/domain/applications/can.ts'
import {
  countDiversityAnswers,
  diversityQuestions,
} from '@fledge/domain/profiles/diversity-answers.ts'
import { videoQuestions } from '@fledge/domain/profiles/types.ts'
import type { InternScope } from '@fledge/domain/sessions/types.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { toPagedResult } from '../../platform/http/response.ts'
import { findBatchById, toBatchView } from '../batches/public.ts'
import { loadApplicationDetails, type ApplicationProfile } from './application-facts.ts'
import * as store from './queries/applications.queries.ts'
import type { ApplicationRow } from './queries/applications.queries.ts'
import { toApplicationContent, toApplicationListItem } from './views.ts'

type Endpoints = typeof applicationEndpoints

export const getApplication: Handler<Endpoints['getApplication']> = async ({
  db,
  actor,
  query,
  now,
}) => {
  const row = await db.one(store.applicationOf, {
    intern_id: actor.intern,
    application_id: query.application_id ?? null,
  })
  const batch = row && (await findBatchById(db, row.batch_id))
  if (!row || !batch) notFound()
  const { details, can } = await loadApplicationDetails(db, row)
  const { start, saveSection, editProfile, editIdentity, submit, resubmit, withdraw } =
    applicationCan.open(actor, can)
  return {
    ...toApplicationContent(row),
    batch: toBatchView(batch, now),
    ...details,
    may: toActionMap({
      start,
      saveSection,
      editProfile,
      editIdentity,
      submit,
      resubmit,
      withdraw,
      carryOver: applicationCan.carryOver(actor, {
        status: row.status,
        decisionReason: row.decision_reason,
      }),
    }),
  }
}

export const listApplications: Handler<Endpoints['listApplications']> = async ({ db, actor }) => {
  const rows = await db.many(store.applicationsOf, { intern_id: actor.intern })
  return toPagedResult(rows.map(toApplicationListItem), rows.length)
}

export const applicationDetails: Handler<Endpoints['applicationDetails']> = async ({
  db,
  actor,
  body,
}) => {
  const row = await db.one(store.applicationOf, {
    intern_id: actor.intern,
    application_id: body.application_id ?? null,
  })
  if (!row) return body.application_id ? notFound() : null
  return toApplicationListItem(row)
}

/**
 * Returns each section's derived state: completed parts, missing fields and open review comments.
 */
export const sectionInfo: Handler<Endpoints['sectionInfo']> = async ({ db, actor }) => {
  const row =
    (await db.one(store.applicationOf, { intern_id: actor.intern, application_id: null })) ??
    notFound()
  const { facts, details } = await loadApplicationDetails(db, row)
  const comments = new Map(
    (await db.many(store.sectionComments, { application_id: row.application_id })).map(
      ({ section, open }) => [section, open],
    ),
  )
  const missing = listMissingFields(facts)
  const listMissing = (section: ApplicationSection) =>
    missing.filter((field) => field.section === section).map((field) => field.field)
  const completion = getSectionCompletion(facts)
  return {
    application_id: row.application_id,
    status: row.status,
    percent: getCompletionPercent(facts),
    open_comments: row.open_comments,
    missing,
    sections: applicationSteps.map(({ section, page, number, optional }) => ({
      section,
      page,
      number,
      is_done: completion[section],
      saved_at: row.section_saved_at[section] ?? null,
      missing: listMissing(section),
      missing_count: countUnanswered(listMissing(section), row, details),
      ...countOptionalFields(section, optional, facts, details),
      open_comments: comments.get(section) ?? 0,
    })),
  }
}

/** Counts the unanswered questions of missing fields, some of which have several. */
const countUnanswered = (
  fields: readonly ApplicationField[],
  row: ApplicationRow,
  { videos }: ApplicationProfile,
): number =>
  fields.reduce((count, field) => {
    if (field === 'additionalQuestions')
      return count + countUnansweredQuestions(row.additional_answers)
    return count + (field === 'videoAnswers' ? videoQuestions.length - videos.length : 1)
  }, 0)

/**
 * Counts a section's optional questions and the answered ones. Each diversity question counts
 * separately.
 */
function countOptionalFields(
  section: ApplicationSection,
  fields: readonly ApplicationField[],
  facts: ApplicationCompletionFacts,
  details: ApplicationProfile,
) {
  if (section === 'DIVERSITY_INFORMATION')
    return {
      optional: diversityQuestions.length,
      optional_done: countDiversityAnswers(details.profile),
    }
  return { optional: fields.length, optional_done: fields.filter((field) => facts[field]).length }
}

const getOwnBatch = async (db: Db, intern: InternScope) => {
  const row = await db.one(store.applicationOf, { intern_id: intern, application_id: null })
  return row && findBatchById(db, row.batch_id)
}

export const getBatchDetail: Handler<Endpoints['getBatchDetail']> = async ({ db, actor, now }) => {
  const batch = await getOwnBatch(db, actor.intern)
  return batch ? toBatchView(batch, now) : notFound()
}

export const listServices: Handler<Endpoints['listServices']> = async ({ db, actor }) => {
  const services = (await getOwnBatch(db, actor.intern))?.services ?? []
  return toPagedResult(services, services.length)
}

export const profileCompletion: Handler<Endpoints['profileCompletion']> = async ({ db, actor }) => {
  const row =
    (await db.one(store.applicationOf, { intern_id: actor.intern, application_id: null })) ??
    notFound()
  const { facts } = await loadApplicationDetails(db, row)
  return {
    percent: getCompletionPercent(facts),
    missing: listMissingFields(facts),
    optional: listMissingOptionalFields(facts),
  }
}

const listMissingOptionalFields = (facts: ApplicationCompletionFacts) =>
  applicationSteps.flatMap(({ section, page, optional }) =>
    optional
      .filter((field) => !facts[field] && field !== 'diversity')
      .map((field) => ({ section, page, field })),
  )
