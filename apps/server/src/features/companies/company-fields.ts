import type { SaveBase } from '@fledge/contract/platform/save-base.ts'
import {
  companyFields,
  getProfileParts,
  type ProfilePart,
} from '@fledge/domain/companies/profile-parts.ts'
import { validateCompanyIntroduction } from '@fledge/domain/free-text.ts'
import type { CompanyMember } from '@fledge/domain/sessions/types.ts'
import type { FieldValues } from '@fledge/domain/three-way-merge.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import {
  createEditConflict,
  describeEditor,
  findEditConflicts,
} from '../../platform/http/edit-conflicts.ts'
import { translate } from '../../platform/texts.ts'
import { findUnknownLookupIds } from '../lookups/public.ts'
import { cleanRichText } from './rich-text.ts'
import {
  companyRow,
  type CompanyProfileRow,
  lockCompanyParts,
  colleagueName,
  saveCompany,
} from './queries/companies.queries.ts'

type ProfilePatch = Readonly<Record<string, unknown>>

const toIds = (value: unknown): number[] => [value].flat().filter((id) => typeof id === 'number')

/**
 * Requires that ids exist in their lists.
 * @throws VALIDATION
 */
async function validateProfileOptions(db: Db, patch: ProfilePatch): Promise<void> {
  const fields: Record<string, string> = {}
  for (const [field, { list }] of Object.entries(companyFields)) {
    if (list && (await findUnknownLookupIds(db, list, toIds(patch[field]))).length > 0)
      fields[field] = translate('companies.choose')
  }
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION', { fields })
}

/** Values of the profile by wire field. */
const toWireFields = ({ introduction, social, ...row }: CompanyProfileRow): FieldValues => {
  const toOptionIds = (options: readonly { readonly id: number }[]) => options.map(({ id }) => id)
  return {
    ...row,
    ...social,
    company_introduction: introduction,
    culture_ids: toOptionIds(row.cultures),
    flexible_environment_ids: toOptionIds(row.flexible_environments),
    remote_tool_ids: toOptionIds(row.remote_tools),
    company_tool_ids: toOptionIds(row.company_tools),
  }
}

/** States who changed this section last. */
async function describeSectionEditor(
  db: Tx,
  { company, userId }: CompanyMember,
  by: string | undefined,
): Promise<string> {
  const editor = by ? await db.one(colleagueName, { company_id: company, user_id: by }) : undefined
  return describeEditor({ userId: by ?? null, name: editor?.name ?? null }, userId)
}

interface ProfileEdit {
  readonly base: SaveBase | undefined
  /** Changed fields by wire name. */
  readonly changes: FieldValues
  readonly parts: readonly ProfilePart[]
}

/**
 * Locks the company's row and requires that no change by someone else is overwritten: fields are
 * compared by their values, lists such as photos by the version of their section.
 * @throws CONFLICT, which names the editor
 */
async function requireUnchangedProfile(
  db: Tx,
  actor: CompanyMember,
  { base, changes, parts }: ProfileEdit,
): Promise<void> {
  const stored = (await db.one(lockCompanyParts, { company_id: actor.company }))?.part_changes ?? {}
  const isStale = (part: ProfilePart) =>
    base?.version !== undefined && base.version !== (stored[part]?.version ?? 0)
  const stalePart = parts.find(isStale)
  if (stalePart)
    throw new AppError('CONFLICT', {
      fields: { [stalePart]: await describeSectionEditor(db, actor, stored[stalePart]?.by) },
    })
  const row = await db.one(companyRow, { company_id: actor.company })
  const conflicts = row ? findEditConflicts({ base, changes, saved: toWireFields(row) }) : []
  if (conflicts.length === 0) return
  const [part] = getProfileParts(conflicts)
  throw createEditConflict(
    conflicts,
    await describeSectionEditor(db, actor, part && stored[part]?.by),
  )
}

/**
 * Sanitises the introduction first, because its displayed length counts.
 * @throws VALIDATION
 */
function toProfileColumns({ company_introduction: html, ...rest }: ProfilePatch): ProfilePatch {
  const patch = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  if (typeof html !== 'string') return patch
  const introduction = cleanRichText(html)
  const problem = validateCompanyIntroduction(introduction)
  if (problem)
    throw new AppError('VALIDATION', { fields: { company_introduction: translate(problem) } })
  return { ...patch, introduction }
}

/**
 * Saves the given fields and keeps the others.
 * @param changes the changed fields by wire name where they differ from the patch's columns
 * @throws CONFLICT if one was changed by someone else since the form was loaded
 */
export async function saveCompanyFields(
  db: Tx,
  actor: CompanyMember,
  { base, ...fields }: ProfilePatch & { readonly base?: SaveBase | undefined },
  changes: FieldValues = fields,
): Promise<CompanyProfileRow> {
  await validateProfileOptions(db, fields)
  const patch = toProfileColumns(fields)
  const parts = getProfileParts(Object.keys(fields).filter((field) => fields[field] !== undefined))
  await requireUnchangedProfile(db, actor, { base, changes, parts })
  await db.run(saveCompany, {
    company_id: actor.company,
    patch: JSON.stringify(patch),
    parts,
    by: actor.userId,
    now: db.now.toISOString(),
  })
  return (await db.one(companyRow, { company_id: actor.company })) ?? notFound()
}
