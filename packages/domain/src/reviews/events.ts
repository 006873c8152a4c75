import { data, defineEvents } from '@fledge/kernel/events.ts'
import type { ApplicationSection } from '../applications/application-sections.ts'

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
