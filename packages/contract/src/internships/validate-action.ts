import { endInternshipReasons } from '@fledge/domain/internships/reasons.ts'
import { canEndOn, canExtend } from '@fledge/domain/internships/rules.ts'
import type { InternshipActionKind } from '@fledge/domain/internships/types.ts'
import { areReasonsValid } from '@fledge/domain/reasons.ts'
import type { WeekSide } from '@fledge/domain/weekly-feedback/types.ts'
import { translateMessage } from '../platform/message-keys.ts'

interface ActionRequest {
  readonly kind: InternshipActionKind
  readonly note: string
  readonly ends_on?: string | undefined
  readonly supervisor_id?: string | undefined
  readonly reason?: string | undefined
}
type ActionRequestField = 'note' | 'ends_on' | 'supervisor_id' | 'reason'

/**
 * Returns every problem of a request to the programme team, by field; used by the form and the
 * server.
 */
export function validateInternshipAction(
  request: ActionRequest,
  of: {
    readonly starts_on: string
    readonly ends_on: string
    readonly side: WeekSide
    /** In the internship's zone. */ readonly today: string
  },
): Partial<Record<ActionRequestField, string>> {
  const errors: Partial<Record<ActionRequestField, string>> = {}
  if (
    request.kind === 'EXTEND' &&
    !(request.ends_on && canExtend(of.starts_on, of.ends_on, request.ends_on))
  )
    errors.ends_on = translateMessage('internships.refused.extend')
  if (
    request.kind === 'END_EARLY' &&
    !areReasonsValid(endInternshipReasons, [request.reason ?? ''])
  )
    errors.reason = translateMessage('internships.refused.reason')
  if (
    request.kind === 'END_EARLY' &&
    !(request.ends_on && canEndOn(request.ends_on, of.ends_on, of.today))
  )
    errors.ends_on = translateMessage('internships.refused.endOn')
  // Interns only ask for a change; the company and the programme team choose the new supervisor.
  if (request.kind === 'CHANGE_SUPERVISOR' && of.side === 'company' && !request.supervisor_id)
    errors.supervisor_id = translateMessage('internships.refused.supervisor')
  if (request.note.trim() === '') errors.note = translateMessage('internships.refused.note')
  return errors
}
