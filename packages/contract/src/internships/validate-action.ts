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
  asked: ActionRequest,
  of: {
    readonly starts_on: string
    readonly ends_on: string
    readonly side: WeekSide
    /** In the internship's zone. */ readonly today: string
  },
): Partial<Record<ActionRequestField, string>> {
  const wrong: Partial<Record<ActionRequestField, string>> = {}
  if (
    asked.kind === 'EXTEND' &&
    !(asked.ends_on && canExtend(of.starts_on, of.ends_on, asked.ends_on))
  )
    wrong.ends_on = translateMessage('internships.refused.extend')
  if (asked.kind === 'END_EARLY' && !areReasonsValid(endInternshipReasons, [asked.reason ?? '']))
    wrong.reason = translateMessage('internships.refused.reason')
  if (
    asked.kind === 'END_EARLY' &&
    !(asked.ends_on && canEndOn(asked.ends_on, of.ends_on, of.today))
  )
    wrong.ends_on = translateMessage('internships.refused.endOn')
  // Interns only ask for a change; the company and the programme team choose the new supervisor.
  if (asked.kind === 'CHANGE_SUPERVISOR' && of.side === 'company' && !asked.supervisor_id)
    wrong.supervisor_id = translateMessage('internships.refused.supervisor')
  if (asked.note.trim() === '') wrong.note = translateMessage('internships.refused.note')
  return wrong
}
