import type { z } from 'zod'
import type { planRow } from '@fledge/contract/plans/schema.ts'
import { planCan, type PlanCanFacts } from '@fledge/domain/plans/can.ts'
import type { FieldValues } from '@fledge/domain/three-way-merge.ts'
import {
  isPlanListed,
  missingPlanFields,
  type RequiredPlanField,
} from '@fledge/domain/plans/rules.ts'
import type { CompanyMember } from '@fledge/domain/sessions/types.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import { translate } from '../../platform/texts.ts'
import type { PlanDetailRow, PlanRow } from './queries/plans.queries.ts'

/**
 * Returns the active supervisors. A deactivated one remains listed until replaced but does not
 * count.
 */
const listActiveSupervisorIds = (row: PlanRow): readonly string[] =>
  row.supervisors.flatMap((supervisor) => (supervisor.is_active ? [supervisor.member_id] : []))

/** Returns the required fields that a plan lacks. */
export const listMissingPlanFields = (row: PlanRow): readonly RequiredPlanField[] =>
  missingPlanFields({ ...row, supervisor_ids: listActiveSupervisorIds(row) })

/** Returns the messages of missing fields, by field. */
export const toMissingMessages = (missing: readonly RequiredPlanField[]) =>
  Object.fromEntries(missing.map(({ field, key }) => [field, translate(`plans.missing.${key}`)]))

export const toPlanPolicyFacts = (row: PlanRow): PlanCanFacts => ({
  status: row.status,
  openCandidatures: row.open_candidatures,
})

/** Returns a plan for the company's list, with the actions available to this member. */
export function toPlanView(row: PlanRow, actor: CompanyMember): z.input<typeof planRow> {
  const missing = listMissingPlanFields(row)
  return {
    ...row,
    ioId: row.uuid,
    is_active: isPlanListed(row.status) ? 1 : 0,
    missing: missing.map(({ key }) => key),
    may: toActionMap(planCan.open(actor, toPlanPolicyFacts(row), missing)),
  }
}

/** Returns a plan with all its details. */
export function toPlanDetailView(row: PlanDetailRow, actor: CompanyMember) {
  const supervisors = row.supervisors.map((supervisor) => ({
    ...supervisor,
    picture_url: supervisor.picture_file_id ? `/backend/files/${supervisor.picture_file_id}` : null,
  }))
  return { ...row, ...toPlanView(row, actor), supervisors }
}

/** Returns a plan's current values by form field, to detect conflicting edits. */
export const getPlanFieldValues = (row: PlanDetailRow): FieldValues => ({
  ...row,
  supervisor_ids: listActiveSupervisorIds(row),
})
