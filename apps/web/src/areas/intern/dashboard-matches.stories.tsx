import { longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { longCompanyBrief } from '../../testing/samples/briefs.ts'
import { candidaturesInStages, internCandidature } from '../../testing/samples/candidatures.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import { MatchesCard } from './dashboard-matches.tsx'

const withCandidatures = (...candidatures: readonly (typeof internCandidature)[]) =>
  withServer(
    [respondWith('candidatures', 'listInternCandidatures', [...candidatures])],
    sampleIntern,
  )
const inStages = candidaturesInStages.map(({ candidature_id, stage, interview, offer }) => ({
  ...internCandidature,
  candidature_id,
  stage,
  interview,
  offer,
}))

const meta: StoryMeta<typeof MatchesCard> = { component: MatchesCard }
export default meta

export const Matches: Story<typeof MatchesCard> = {
  decorators: [withCandidatures(...inStages)],
}
export const LongText: Story<typeof MatchesCard> = {
  decorators: [
    withCandidatures({
      ...internCandidature,
      company: longCompanyBrief,
      plan: { ...internCandidature.plan, name: longText },
      match: null,
    }),
  ],
}
export const Empty: Story<typeof MatchesCard> = { decorators: [withCandidatures()] }
export const Loading: Story<typeof MatchesCard> = {
  decorators: [withServer([neverRespond('candidatures', 'listInternCandidatures')], sampleIntern)],
}
export const Failed: Story<typeof MatchesCard> = {
  decorators: [
    withServer([failWith('candidatures', 'listInternCandidatures', { status: 500 })], sampleIntern),
  ],
}
