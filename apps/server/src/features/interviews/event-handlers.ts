import { calendarEntryEvents } from '@fledge/domain/calendars/events.ts'
import { candidatureEvents } from '@fledge/domain/candidatures/events.ts'
import { interviewEvents } from '@fledge/domain/interviews/events.ts'
import { noShowEvents } from '@fledge/domain/no-shows/events.ts'
import type { EventHandler, EventSubscription } from '../../platform/db/database.ts'
import { on } from '../../platform/db/events.ts'
import { claimHandlers } from './claim-handlers.ts'
import { endHandlers } from './end-handlers.ts'
import { cancelSuspendedInterviews, notifyHandOver } from './follow-up-handlers.ts'
import { proposalHandlers, saveCreatedLink } from './proposal-handlers.ts'
import { endOpenInterviews } from './public.ts'

/** Reasons of a closed candidature that cancel its interviews; others make them unavailable. */
type Cancellation = 'CANCELLED_BY_COMPANY' | 'CANCELLED_BY_SYSTEM'
const cancellationByReason: Readonly<Record<string, Cancellation>> = {
  PLAN_ARCHIVED: 'CANCELLED_BY_COMPANY',
  COMPANY_NOT_APPROVED: 'CANCELLED_BY_SYSTEM',
}

/** Ends the interviews of an ended candidature (spec/states.md, Candidature and Interview). */
const endWithCandidature =
  (as: 'REJECTED' | 'CANCELLED_BY_INTERN' | 'by reason'): EventHandler =>
  async (event, tx) => {
    const reason = event.reason ?? 'OTHER'
    const cancellation = as === 'by reason' ? (cancellationByReason[reason] ?? 'UNAVAILABLE') : as
    await endOpenInterviews(tx, [event.subject], { as: cancellation, reason })
  }

export const interviewEventHandlers: readonly EventSubscription[] = [
  on(candidatureEvents.disqualify, endWithCandidature('REJECTED')),
  on(candidatureEvents.withdraw, endWithCandidature('CANCELLED_BY_INTERN')),
  on(candidatureEvents.close, endWithCandidature('by reason')),
  on(noShowEvents.endSeason, cancelSuspendedInterviews),
  on(interviewEvents.handOver, notifyHandOver),
  on(calendarEntryEvents.makeLink, saveCreatedLink),
  ...proposalHandlers,
  ...endHandlers,
  ...claimHandlers,
]
