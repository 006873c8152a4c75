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
import { notFound, Refusal, refuse } from '../../platform/http/refusal.ts'
import { translate } from '../../platform/texts.ts'
import { findUnknownLookupIds } from '../lookups/public.ts'
import { cleanRichText } from './rich-text.ts'
import {
  companyRow,
  type CompanyProfileRow,
  lockCompanyParts,
  colleagueName,
  saveCompany,
} from './store.ts'

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
const toIds = (value: unknown): number[] => [value].flat().filter((one) => typeof one === 'number')

/** Validates that ids exist in their lists. */
async function checkProfileOptions(db: Db, given: ProfilePatch): Promise<Refusal | null> {
  const fields: Record<string, string> = {}
  for (const [field, list] of Object.entries(lists)) {
    if ((await findUnknownLookupIds(db, list, toIds(given[field]))).length > 0)
      fields[field] = translate('companies.choose')
  }
  return Object.keys(fields).length > 0 ? refuse('VALIDATION', { fields }) : null
}

/**
 * Locks the company's row. Returns a refusal naming the editor if a section has changed since it
 * was read.
 */
async function checkSectionVersions(
  db: Tx,
  { company, userId }: CompanyMember,
  parts: readonly ProfilePart[],
  seen: PartVersions,
): Promise<Refusal | null> {
  const changes = (await db.one(lockCompanyParts, company))?.part_changes ?? {}
  const part = staleSection(
    parts,
    seen,
    Object.fromEntries(Object.entries(changes).map(([name, change]) => [name, change.version])),
  )
  if (part === null) return null
  if (changes[part]?.by === userId)
    return refuse('CONFLICT', { messageKey: 'companies.changedElsewhere' })
  const who = await db.one(
    colleagueName,
    company,
    changes[part]?.by ?? '00000000-0000-0000-0000-000000000000',
  )
  return refuse('CONFLICT', {
    messageKey: 'companies.changedMeanwhile',
    values: { who: who?.name || translate('companies.somebody') },
  })
}

/** Sanitises the introduction first, because its displayed length counts. */
function toProfileColumns({
  company_introduction: html,
  ...rest
}: ProfilePatch): ProfilePatch | Refusal {
  const patch = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  if (typeof html !== 'string') return patch
  const introduction = cleanRichText(html)
  const problem = validateCompanyIntroduction(introduction)
  return problem
    ? refuse('VALIDATION', { fields: { company_introduction: translate(problem) } })
    : { ...patch, introduction }
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
): Promise<CompanyProfileRow | Refusal> {
  const unknown = await checkProfileOptions(db, given)
  if (unknown) return unknown
  const patch = toProfileColumns(given)
  if (isRefusal(patch)) return patch
  const parts = getProfileParts(Object.keys(given).filter((field) => given[field] !== undefined))
  const late = await checkSectionVersions(db, actor, parts, seen ?? {})
  if (late) return late
  await db.run(
    saveCompany,
    actor.company,
    JSON.stringify(patch),
    parts,
    actor.userId,
    db.now.toISOString(),
  )
  return (await db.one(companyRow, actor.company)) ?? notFound()
}

export const isRefusal = (value: ProfilePatch | CompanyProfileRow | Refusal): value is Refusal =>
  value instanceof Refusal

export const toViewOrRefusal = <T>(
  row: CompanyProfileRow | Refusal,
  view: (row: CompanyProfileRow) => T,
): T | Refusal => (isRefusal(row) ? row : view(row))
