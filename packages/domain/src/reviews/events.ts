import { data, defineEvents, defineTransitionEvents, type NoData } from '@fledge/kernel/events.ts'
import type { ApplicationSection } from '../applications/application-sections.ts'

import { opinionMachine } from './opinion-machine.ts'
import type { Recommendation } from './opinion-types.ts'

interface CannedCommentData {
  readonly section: ApplicationSection
  readonly name: string
  readonly body: string
}

/** Changes of canned comments, with their text from then on; the note says why. */
export const cannedCommentEvents = defineEvents('cannedComment', {
  add: data<CannedCommentData>(),
  change: data<CannedCommentData>(),
  archive: data<CannedCommentData>(),
  restore: data<CannedCommentData>(),
})

/**
 * Events of a second opinion: its transitions. The subject is the application; question and comment
 * are not in the log, and neither is the intern, so that no one outside the team finds them.
 */
export const opinionEvents = defineTransitionEvents(opinionMachine, {
  ask: data<{ readonly to: string }>(),
  answer: data<{ readonly recommendation: Recommendation }>(),
  cancel: data<NoData>(),
})
