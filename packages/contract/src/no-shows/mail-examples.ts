import { buildPath, paths } from '../paths.ts'
import { exampleId, exampleZones, type MailExamples } from '../mail-example.ts'

const toIntern = {
  receiver: 'intern',
  link: buildPath(paths.intern.candidature, { candidatureId: exampleId }),
} as const
const time = { time: '2026-11-26T15:30:00.000Z', zone: exampleZones.company }
const contestBy = { time: '2026-11-28T15:30:00.000Z' }
const until = { time: '2027-02-01T00:00:00.000Z', as: 'day' } as const
const note = 'You told us about the power cut in time.'

export const noShowsMailExamples: MailExamples<'noShows'> = {
  'noShows.explain': { ...toIntern, values: { time, contestBy } },
  'noShows.review': {
    ...toIntern,
    values: { time, answerBy: { time: '2026-12-03T15:30:00.000Z', as: 'day' } },
  },
  'noShows.over': { ...toIntern, values: { time, until, contestBy } },
  'noShows.EXCUSE': { ...toIntern, values: { time, note } },
  'noShows.GO_ON': { ...toIntern, values: { time, note } },
  'noShows.END_SEASON': { ...toIntern, values: { time, until, note } },
}
