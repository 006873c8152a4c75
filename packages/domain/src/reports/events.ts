import { data, defineTransitionEvents, type NoData } from '@fledge/kernel/events.ts'
import type { HiddenPart } from './hidden-parts.ts'
import { contentHidingMachine } from './hiding-machine.ts'
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

interface HidingData {
  readonly part: HiddenPart
}
interface HidingDecisionData extends HidingData {
  /** The programme team's reason, for the owner. */
  readonly reason: string
}

/** Events of something that was hidden. They name its owner, and not who reported it. */
export const contentHidingEvents = defineTransitionEvents(contentHidingMachine, {
  hide: data<HidingDecisionData>(),
  change: data<NoData>(),
  appeal: data<NoData>(),
  uphold: data<HidingDecisionData>(),
  restore: data<HidingDecisionData>(),
})
