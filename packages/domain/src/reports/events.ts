import { data, defineTransitionEvents, type NoData } from '@fledge/kernel/events.ts'
import { contentReportMachine } from './machine.ts'

interface DecisionData {
  /** The programme team's reason, for the reporter. */
  readonly reason: string
}

/**
 * Events of a report: its transitions. They name no company and no intern, whose timelines the other
 * side reads, too.
 */
export const contentReportEvents = defineTransitionEvents(contentReportMachine, {
  send: data<NoData>(),
  dismiss: data<DecisionData>(),
  resolve: data<DecisionData>(),
})
