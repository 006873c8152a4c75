import { sectionEndpoints } from '@fledge/contract/applications/section-endpoints.ts'
import { getPlacementDeadline } from '@fledge/domain/batches/rules.ts'
import type { SaveBase } from '@fledge/contract/platform/save-base.ts'
import type { FieldValues } from '@fledge/domain/three-way-merge.ts'
import {
  hasMixedExclusiveChoice,
  type StartBounds,
  validateStartDate,
  validateStartMonth,
} from '@fledge/domain/profiles/rules.ts'
import { validateBirthDate } from '@fledge/domain/registration/rules.ts'
import type { InternActor } from '@fledge/domain/sessions/types.ts'
import { toLocalDay, formatDate } from '@fledge/kernel/dates.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import { requireNoEditConflicts } from '../../platform/http/edit-conflicts.ts'
import { translate } from '../../platform/texts.ts'
import { findOwnProfile, indexIntern, patchIntern } from '../profiles/public.ts'
import { patchUserOfIntern } from '../sessions/public.ts'
import { getCarriedFields } from './carry-goal.ts'
import { lockEditableProfile, patchApplication } from './editable-profile.ts'
import { type ProfileChange, toProfileChange } from './profile-columns.ts'
import * as store from './queries/form.queries.ts'

export interface SaveResult {
  readonly saved_at: string
}

/** Converts the stored first day to the month as forms send it. */
const monthOf = (firstDay: string | null) =>
  firstDay && `${firstDay.slice(5, 7)}/${firstDay.slice(0, 4)}`

const boundsOf = (row: store.LockedProfile, today: string): StartBounds => ({
  today,
  from: row.programme_start,
  to: getPlacementDeadline(row.programme_end, row.placement_deadline),
})

/** Returns the message why an internship cannot start on this day. */
function validateStart(day: unknown, row: store.LockedProfile, today: string): string | undefined {
  const problem =
    typeof day === 'string'
      ? validateStartDate(day, { ...boundsOf(row, today), month: monthOf(row.start_month) })
      : null
  if (!problem) return undefined
  const days = Object.entries('days' in problem ? problem.days : {})
  return translate(
    problem.messageKey,
    Object.fromEntries(days.map(([name, day]) => [name, formatDate(day)])),
  )
}

async function validateFields(
  tx: Tx,
  fields: Readonly<Record<string, unknown>>,
  change: ProfileChange,
  row: store.LockedProfile,
): Promise<Record<string, string>> {
  const birthDate = fields['intern_dob']
  const start = fields['start_month']
  const today = toLocalDay(tx.now, 'UTC')
  const problem = typeof birthDate === 'string' ? validateBirthDate(birthDate, today) : null
  const startMessageKey =
    typeof start === 'string' ? validateStartMonth(start, boundsOf(row, today)) : null
  const badStart = validateStart(fields['internship_start'], row, today)
  const unknown =
    change.choices.length > 0
      ? await tx.many(store.unknownChoices, { pairs: JSON.stringify(change.choices) })
      : []
  const several =
    change.choices.length > 1
      ? await tx.many(store.chosenLabels, { pairs: JSON.stringify(change.choices) })
      : []
  const mixed = several.filter(({ labels }) => hasMixedExclusiveChoice(labels))
  return {
    ...Object.fromEntries(mixed.map(({ field }) => [field, translate('profiles.alone')])),
    ...Object.fromEntries(unknown.map(({ field }) => [field, translate('registration.choose')])),
    ...(problem ? { intern_dob: translate(problem) } : {}),
    ...(startMessageKey ? { start_month: translate(startMessageKey) } : {}),
    ...(badStart ? { internship_start: badStart } : {}),
  }
}

/** Answers that are stored under their own names in one column; each is a separate field. */
const nestedFieldNames = {
  low_english: (variant: string) => `low_${variant}`,
  additional_answers: (id: string) => id,
} as const

/** Flattens fields by name; */
function flattenFields(fields: FieldValues): FieldValues {
  const entries = Object.entries(fields).flatMap(([field, value]) => {
    const nameOf =
      field === 'low_english' || field === 'additional_answers' ? nestedFieldNames[field] : null
    return nameOf && typeof value === 'object' && value !== null
      ? Object.entries(value).map(([name, part]): [string, unknown] => [nameOf(name), part])
      : [[field, value] as const]
  })
  return Object.fromEntries(entries)
}

/** @throws CONFLICT if a field was saved elsewhere since the given base values */
async function requireNoConflicts(
  tx: Tx,
  actor: InternActor,
  row: store.LockedProfile,
  fields: FieldValues,
  base: SaveBase | undefined,
): Promise<void> {
  if (!base?.values) return
  const profile = await findOwnProfile(tx, actor.intern)
  const applied = row.application_id
    ? await tx.one(store.selectApplicationFields, {
        intern_id: actor.intern,
        application_id: row.application_id,
      })
    : undefined
  if (!profile) return
  const edit = {
    base: { values: flattenFields(base.values) },
    changes: flattenFields(fields),
    saved: flattenFields({ ...profile, ...applied }),
  }
  requireNoEditConflicts(edit, () => translate('conflicts.you'))
}

/**
 * Saves some fields of the caller's profile in the tables that store them; other fields stay.
 * Rejected while the programme team reviews the application, and for names and birth date also
 * after approval.
 * @param base what the form was loaded with; a field changed since leads to CONFLICT with its name
 */
export async function saveInternProfile(
  tx: Tx,
  actor: InternActor,
  fields: FieldValues,
  base?: SaveBase,
): Promise<SaveResult> {
  const change = toProfileChange(fields)
  const row = await lockEditableProfile(tx, actor, change.touchesFrozen)
  await requireNoConflicts(tx, actor, row, fields, base)
  const invalid = await validateFields(tx, fields, change, row)
  if (Object.keys(invalid).length > 0) throw new AppError('VALIDATION', { fields: invalid })
  const carriedFields = toProfileChange(
    await getCarriedFields(tx, actor, row.application_id, fields),
  )
  const intern = { ...change.intern, ...carriedFields.intern }
  if (Object.keys(change.user).length > 0) await patchUserOfIntern(tx, actor.intern, change.user)
  if (Object.keys(intern).length > 0) await patchIntern(tx, actor.intern, intern)
  if (row.application_id)
    await patchApplication(tx, actor, row.application_id, {
      columns: { ...change.application, ...carriedFields.application },
      sections: change.sections,
    })
  else if (Object.keys(change.application).length > 0) notFound()
  const month = change.intern['start_month']
  if (row.application_id && typeof month === 'string')
    await tx.run(store.clearStartOfOtherMonth, {
      intern_id: actor.intern,
      application_id: row.application_id,
      month,
    })
  await indexIntern(tx, actor.intern)
  return { saved_at: tx.now.toISOString() }
}

interface SectionCtx {
  readonly db: Tx
  readonly actor: InternActor
  readonly body: FieldValues & { readonly base?: SaveBase | undefined }
}
const saveSection = ({ db, actor, body: { base, ...fields } }: SectionCtx): Promise<SaveResult> =>
  saveInternProfile(db, actor, fields, base)
const diversityEndpoints: readonly string[] = [
  'saveGender',
  'saveRacialEthnicGroup',
  'saveDisability',
  'saveFirstGeneration',
  'saveInternational',
]
const saveDiversity = ({ db, actor, body: { base, ...fields } }: SectionCtx): Promise<SaveResult> =>
  saveInternProfile(db, actor, { ...fields, diversity_seen_at: db.now.toISOString() }, base)

/** A handler for each row of `sectionEndpoints`. */
export const sectionHandlers =
  // The same keys as the table the endpoints are built from; each body was parsed by its own
  // schema.
  Object.fromEntries(
    Object.keys(sectionEndpoints).map((name) => [
      name,
      diversityEndpoints.includes(name) ? saveDiversity : saveSection,
    ]),
  ) as Record<keyof typeof sectionEndpoints, typeof saveSection>
