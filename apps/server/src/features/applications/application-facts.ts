import { applicationFormFields } from '@fledge/domain/applications/application-form.ts'
import {
  type ApplicationCompletionFacts,
  type DeclaredField,
  listMissingFields,
} from '@fledge/domain/applications/application-sections.ts'
import type { ApplicationCanFacts } from '@fledge/domain/applications/can.ts'
import { countUnansweredQuestions } from '@fledge/domain/applications/additional-questions.ts'
import { editableApplicationStatuses } from '@fledge/domain/applications/types.ts'
import { getPlacementDeadline } from '@fledge/domain/batches/rules.ts'
import { validateStartMonth } from '@fledge/domain/profiles/rules.ts'
import { videoQuestions } from '@fledge/domain/profiles/types.ts'
import { toLocalDay } from '@fledge/kernel/dates.ts'
import type { Db } from '../../platform/db/database.ts'
import { readCompleteProfile, readCompleteProfiles } from '../profiles/public.ts'
import { applicationsById, type ApplicationRow } from './queries/applications.queries.ts'

export type ApplicationProfile = NonNullable<Awaited<ReturnType<typeof readCompleteProfile>>>

/** While the application is editable, a start month outside the batch counts as missing. */
function isStartMonthAvailable(month: string, row: ApplicationRow, today: string): boolean {
  if (!editableApplicationStatuses.some((editableStatus) => editableStatus === row.status))
    return true
  const to = getPlacementDeadline(row.programme_end, row.placement_deadline)
  return validateStartMonth(month, { today, from: row.programme_start, to }) === null
}

const isFilledIn = (value: unknown) =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  (!Array.isArray(value) || value.length > 0)

type CountedField = Extract<DeclaredField, { readonly need: 'required' | 'optional' }>

/** Returns which of the fields that are one value are filled in. */
const toFieldFacts = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    applicationFormFields
      .filter(({ need }) => need === 'required' || need === 'optional')
      .map(({ key, name }) => [key, isFilledIn(values[name])]),
    // The entries are the declared fields that count for completeness.
  ) as Readonly<Record<CountedField['key'], boolean>>

/** Returns which required and optional fields of the application are filled in. */
export function toCompletionFacts(
  row: ApplicationRow,
  details: ApplicationProfile,
  today: string,
): ApplicationCompletionFacts {
  const { profile } = details
  const month = profile.start_month
  return {
    ...toFieldFacts({ ...profile, ...row }),
    startMonth: month !== null && isStartMonthAvailable(month, row, today),
    availability: row.has_availability,
    additionalQuestions: countUnansweredQuestions(row.additional_answers) === 0,
    diversity: row.diversity_seen_at !== null,
    resume: row.resume !== null,
    education: isFilledIn(details.education),
    experience: isFilledIn(details.experience),
    portfolio: isFilledIn(details.portfolio),
    videoAnswers: details.videos.length >= videoQuestions.length,
  }
}

/** Returns the facts that the policies need. */
export function toApplicationPolicyFacts(
  row: ApplicationRow,
  facts: ApplicationCompletionFacts,
): ApplicationCanFacts {
  return {
    status: row.status,
    missing: listMissingFields(facts).length,
    openComments: row.open_comments,
    draftComments: row.draft_comments,
    reviewerId: row.reviewer_id,
  }
}

/** Returns the application with everything it displays and requires. */
export async function loadApplicationDetails(db: Db, row: ApplicationRow) {
  const details = await readCompleteProfile(db, row.intern_id)
  if (!details) throw new Error('an application without its intern')
  const facts = toCompletionFacts(row, details, toLocalDay(db.now, 'UTC'))
  return { details, facts, can: toApplicationPolicyFacts(row, facts) }
}

/** Returns many applications with everything they display and require, by their ids. */
export async function loadDetailsOfMany(db: Db, ids: readonly string[]) {
  const rows = await db.many(applicationsById, { application_ids: ids })
  const profiles = await readCompleteProfiles(
    db,
    rows.map((row) => row.intern_id),
  )
  const today = toLocalDay(db.now, 'UTC')
  return new Map(
    rows.flatMap((row) => {
      const details = profiles.get(row.intern_id)
      return details
        ? [[row.application_id, { row, details, facts: toCompletionFacts(row, details, today) }]]
        : []
    }),
  )
}
