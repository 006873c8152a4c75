import { allowIf, allOf, type PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { requireOperator, requireTransition } from '../policy-helpers.ts'
import type { AnyActor } from '../sessions/types.ts'
import { contentReportMachine } from './machine.ts'
import type { ContentReportStatus, ReportDecision, ReportedKind, ReportedPart } from './types.ts'

interface ReportedFacts {
  readonly kind: ReportedKind
  readonly part: ReportedPart
}

export const contentReportCan = {
  /** Company members report interns; interns report companies and plans, which have no photo. */
  send: (actor: AnyActor, { kind, part }: ReportedFacts): PolicyDecision =>
    allOf(
      allowIf(
        kind === 'INTERN' ? actor.kind === 'company' : actor.kind === 'intern',
        'refused.notYours',
      ),
      allowIf(kind !== 'PLAN' || part === 'TEXT', 'reports.refused.noPhoto'),
    ),
  decide: (
    actor: AnyActor,
    status: ContentReportStatus,
    decision: ReportDecision,
  ): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:review'),
      requireTransition(contentReportMachine, decision, status, actor),
    ),
}
