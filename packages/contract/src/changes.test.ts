import { expect, it } from 'vitest'
import { rooms } from './index.ts'

interface Changing {
  readonly changes?: readonly string[]
}

it('every answer that a call says it makes stale is one that can be asked for', () => {
  const all = Object.values(rooms).flatMap((calls): readonly (readonly [string, Changing])[] => Object.entries(calls))
  const known = new Set(all.map(([name]) => name))
  const unknown = all.flatMap(([name, { changes = [] }]) => changes.filter((one) => !known.has(one)).map((one) => `${name}: ${one}`))
  expect(unknown).toEqual([])
})

// Seed 001, §4. The match tracker is the list of candidatures, one of them with its stage, and its match.
const tracker = ['listInternCandidatures', 'getInternStage', 'getMatch']
const interviews = ['listInternInterviews', 'listInternCandidatureInterviews', 'currentStage', ...tracker]
const offers = ['listInternOffers', 'listReceivedOffers', 'listInternCandidatureOffers', 'currentStage', ...tracker]
it.each<readonly [string, Changing, readonly string[]]>([
  ['a reschedule of an interview refreshes interviews, stage and match tracker', rooms.interviews.counterPropose, interviews],
  ['so does its confirmation', rooms.interviews.confirmInterview, interviews],
  ['accepting an offer refreshes offers, stage and match tracker', rooms.offers.acceptOffer, offers],
])('%s', (_says, call, lists) => {
  expect(call.changes).toEqual(expect.arrayContaining([...lists]))
})
