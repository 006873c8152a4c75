import { getCandidateBadge } from '@fledge/domain/dashboards/status-badge.ts'
import { press, waitForElement } from '@fledge/ui/testing/play.ts'
import { longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { neverRespond, withServer } from '../../testing/fake-server.tsx'
import { sampleStage } from '../../testing/samples/candidatures.ts'
import { nothingMissed } from '../../testing/samples/no-shows.ts'
import { bareProfile, longProfile, sampleProfile } from '../../testing/samples/profiles.ts'
import { sampleColleague, sampleMember } from '../../testing/samples/users.ts'
import { CandidateHead } from './candidate-head.tsx'

const notNow = 'errors.ILLEGAL_TRANSITION'
const inStage = (stage: Partial<typeof sampleStage>) => {
  const changed = { ...sampleStage, ...stage }
  return { stage: changed, badge: getCandidateBadge(changed) }
}

const meta: StoryMeta<typeof CandidateHead> = {
  component: CandidateHead,
  args: { id: 'candidature', profile: sampleProfile, ...inStage({}) },
  decorators: [withServer(nothingMissed, sampleMember)],
}
export default meta

export const Interested: Story<typeof CandidateHead> = {}
export const Interviewed: Story<typeof CandidateHead> = {
  args: inStage({
    stage: 'INTERVIEWED',
    may: { ...sampleStage.may, shortlist: notNow, disqualify: true },
  }),
}
export const OfferAccepted: Story<typeof CandidateHead> = {
  args: inStage({
    stage: 'OFFERED',
    offer: { status: 'ACCEPTED_BY_CANDIDATE' },
    may: { ...sampleStage.may, shortlist: notNow, proposeInterview: notNow, hire: true },
  }),
}
export const Hiring: Story<typeof CandidateHead> = {
  ...OfferAccepted,
  decorators: [withServer([neverRespond('offers', 'markHired')], sampleMember)],
  play: async () => {
    const buttons = document.querySelectorAll('button')
    buttons.item(buttons.length - 1).click()
    await waitForElement('button[aria-busy="true"]')
  },
}
export const WithoutPermission: Story<typeof CandidateHead> = {
  args: inStage({
    may: {
      shortlist: 'refused.shortlist',
      unshortlist: 'refused.shortlist',
      proposeInterview: notNow,
      hire: notNow,
      disqualify: 'refused.adminOnly',
    },
  }),
  decorators: [withServer(nothingMissed, sampleColleague)],
}
export const Withdrawn: Story<typeof CandidateHead> = {
  args: inStage({
    stage: 'WITHDRAWN',
    end_reason: 'OTHER',
    end_note: longText,
    may: {
      shortlist: notNow,
      unshortlist: notNow,
      proposeInterview: notNow,
      hire: notNow,
      disqualify: notNow,
    },
  }),
}
export const Bare: Story<typeof CandidateHead> = { args: { profile: bareProfile } }
export const LongText: Story<typeof CandidateHead> = { args: { profile: longProfile } }
export const Disqualifying: Story<typeof CandidateHead> = { play: press('button', 'dialog[open]') }
