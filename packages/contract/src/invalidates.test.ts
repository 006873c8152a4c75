import { expect, it } from 'vitest'
import { endpointsByFeature } from './index.ts'

interface Changing {
  readonly invalidates?: readonly string[]
}

it('every endpoint named in invalidates exists', () => {
  const all = Object.values(endpointsByFeature).flatMap(
    (calls): readonly (readonly [string, Changing])[] => Object.entries(calls),
  )
  const endpointNames = new Set(all.map(([name]) => name))
  const unknown = all.flatMap(([name, { invalidates = [] }]) =>
    invalidates
      .filter((invalidated) => !endpointNames.has(invalidated))
      .map((invalidated) => `${name}: ${invalidated}`),
  )
  expect(unknown).toEqual([])
})

// Seed 001 §4. The match tracker consists of the list of candidatures, one candidature with its
// stage, and its match.
const tracker = ['listInternCandidatures', 'getInternStage', 'getMatch']
const interviews = [
  'listInternInterviews',
  'listInternCandidatureInterviews',
  'currentStage',
  ...tracker,
]
const offers = [
  'listInternOffers',
  'listReceivedOffers',
  'listInternCandidatureOffers',
  'currentStage',
  ...tracker,
]

it('rescheduling or confirming an interview refreshes interviews, stage and match tracker', () => {
  for (const call of [
    endpointsByFeature.interviews.counterPropose,
    endpointsByFeature.interviews.confirmInterview,
  ])
    expect(call.invalidates).toEqual(expect.arrayContaining(interviews))
})

it('accepting an offer refreshes offers, stage and match tracker', () => {
  expect(endpointsByFeature.offers.acceptOffer.invalidates).toEqual(expect.arrayContaining(offers))
})

// Seed 000 §4.
it('sending an offer refreshes the lists of offers', () => {
  expect(endpointsByFeature.offers.sendOffer.invalidates).toEqual(
    expect.arrayContaining(['listOffers', 'listCandidatureOffers']),
  )
})

it('inviting, reminding or changing a member refreshes the list of members', () => {
  const { inviteMembers, remindMember, changeMemberRole, changeMemberStatus } =
    endpointsByFeature.members
  for (const call of [inviteMembers, remindMember, changeMemberRole, changeMemberStatus])
    expect(call.invalidates).toContain('listMembers')
})

it('completing the contact details refreshes user details and onboarding status', () => {
  expect(endpointsByFeature.members.savePoc.invalidates).toEqual(
    expect.arrayContaining(['getLoginUser', 'getCompanyUser', 'getOnboardingStatus']),
  )
})
