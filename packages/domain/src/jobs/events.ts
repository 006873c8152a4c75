import { data, defineEvents } from '@fledge/kernel/events.ts'

/** What managers do with timed jobs; the subject is the id of the job's name, the note says why. */
export const jobEvents = defineEvents('job', {
  run: data<{ readonly name: string }>(),
})
