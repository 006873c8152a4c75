import {
  staleSection,
  type PartVersions,
  getProfileParts,
  type ProfilePart,
} from '@fledge/domain/companies/profile-parts.ts'
import { validateCompanyIntroduction } from '@fledge/domain/free-text.ts'
import type { LookupList } from '@fledge/domain/lookups/types.ts'
import type { CompanyMember } from '@fledge/domain/sessions/types.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
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

const lists: Readonly<Record<string, LookupList>> = {
  industry_id: 'industry',
  country_id: 'country',
  employee_count_id: 'employee-count',
  funding_type_id: 'funding-type',
  annual_revenue_id: 'annual-revenue',
  culture_ids: 'company-culture',
  flexible_environment_ids: 'flexible-environment',
  remote_tool_ids: 'remote-tool',
  company_tool_ids: 'company-tool',
}
const toIds = (value: unknown): number[] => [value].flat().filter((id) => typeof id === 'number')

/**
 * Requires that ids exist in their lists.
 * @throws VALIDATION
 */
async function validateProfileOptions(db: Db, given: ProfilePatch): Promise<void> {
  const fields: Record<string, string> = {}
  for (const [field, list] of Object.entries(lists)) {
    if ((await findUnknownLookupIds(db, list, toIds(given[field]))).length > 0)
      fields[field] = translate('companies.choose')
  }
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION', { fields })
}

/**
 * Locks the company's row and requires that no section has changed since it was read.
 * @throws CONFLICT, which names the editor
 */
async function requireSectionVersions(
  db: Tx,
  { company, userId }: CompanyMember,
  parts: readonly ProfilePart[],
  seen: PartVersions,
): Promise<void> {
  const changes = (await db.one(lockCompanyParts, { company_id: company }))?.part_changes ?? {}
  const part = staleSection(
    parts,
    seen,
    Object.fromEntries(Object.entries(changes).map(([name, change]) => [name, change.version])),
  )
  if (part === null) return
  if (changes[part]?.by === userId)
    throw new AppError('CONFLICT', { messageKey: 'companies.changedElsewhere' })
  const editor = await db.one(colleagueName, {
    company_id: company,
    user_id: changes[part]?.by ?? '00000000-0000-0000-0000-000000000000',
  })
  throw new AppError('CONFLICT', {
    messageKey: 'companies.changedMeanwhile',
    values: { who: editor?.name || translate('companies.somebody') },
  })
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
 * Saves the given fields and keeps the others. Rejects sections changed by another user in the
 * meantime.
 */
export async function saveCompanyFields(
  db: Tx,
  actor: CompanyMember,
  {
    expected_versions: seen,
    ...given
  }: ProfilePatch & { readonly expected_versions?: PartVersions | undefined },
): Promise<CompanyProfileRow> {
  await validateProfileOptions(db, given)
  const patch = toProfileColumns(given)
  const parts = getProfileParts(Object.keys(given).filter((field) => given[field] !== undefined))
  await requireSectionVersions(db, actor, parts, seen ?? {})
  await db.run(saveCompany, {
    company_id: actor.company,
    patch: JSON.stringify(patch),
    parts,
    by: actor.userId,
    now: db.now.toISOString(),
  })
  return (await db.one(companyRow, { company_id: actor.company })) ?? notFound()
}
