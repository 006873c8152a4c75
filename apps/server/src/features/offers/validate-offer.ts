import {
  type Step1Limits,
  validateOfferFacts,
} from '@fledge/contract/offers/validate-offer-facts.ts'
import { getPlacementDeadline } from '@fledge/domain/batches/rules.ts'
import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import { toLocalDay } from '@fledge/kernel/dates.ts'
import type { Db } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { translate } from '../../platform/texts.ts'
import type { OfferStep1 } from './offer-terms.ts'
import { selectActiveMembers, projectsOfCompany } from './queries/company.queries.ts'

/** Returns the limits for an offer's dates. */
export const getOfferLimits = (
  row: {
    readonly programme_start: string | null
    readonly programme_end: string | null
    readonly placement_deadline: string | null
    readonly plan_time_zone: string
  },
  now: Date,
): Step1Limits & { readonly today: string } => ({
  programme_start: row.programme_start,
  programme_end: row.programme_end,
  placement_deadline: getPlacementDeadline(row.programme_end, row.placement_deadline),
  today: toLocalDay(now, row.plan_time_zone),
})

/**
 * Validates step 1 beyond its schema.
 * @throws VALIDATION with a message per field
 */
export async function validateOfferStep1(
  db: Db,
  company: CompanyScope,
  body: OfferStep1,
  limits: Step1Limits,
): Promise<void> {
  const fields: Record<string, string> = validateOfferFacts({ ...body }, limits)
  if (body.project_ids && body.project_ids.length > 0) {
    const projectIds = new Set(
      (await db.many(projectsOfCompany, { company_id: company })).map((row) => row.project_id),
    )
    if (body.project_ids.some((id) => !projectIds.has(id)))
      fields['project_ids'] = translate('offers.refused.unknownProject')
  }
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION', { fields })
}

/**
 * Validates that supervisors are active colleagues.
 * @throws VALIDATION with a message per field
 */
export async function validateOfferStep2(
  db: Db,
  company: CompanyScope,
  first: string,
  second: string | null,
): Promise<void> {
  const supervisorIds = new Set(
    (await db.many(selectActiveMembers, { company_id: company })).map((row) => row.member_id),
  )
  const fields: Record<string, string> = {}
  if (!supervisorIds.has(first))
    fields['supervisor_id'] = translate('offers.refused.unknownSupervisor')
  if (second !== null && !supervisorIds.has(second))
    fields['second_supervisor_id'] = translate('offers.refused.unknownSupervisor')
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION', { fields })
}
