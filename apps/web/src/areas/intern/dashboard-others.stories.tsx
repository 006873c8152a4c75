import { NextStepPanel } from '@fledge/ui/next-step.tsx'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { longCompanyBrief } from '../../testing/samples/briefs.ts'
import { internCandidature } from '../../testing/samples/candidatures.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import { Others } from './dashboard-others.tsx'

const withCandidatures = (...candidatures: readonly (typeof internCandidature)[]) =>
  withServer(
    [respondWith('candidatures', 'listInternCandidatures', [...candidatures])],
    sampleIntern,
  )
const waiting = ['INTERESTED', 'INTERVIEWED', 'INTERESTED', 'INTERESTED', 'INTERESTED'] as const

const meta: StoryMeta<typeof Others> = {
  component: Others,
  args: { isAlone: false },
  decorators: [(Story) => <NextStepPanel title="Your application is approved" foot={<Story />} />],
}
export default meta

export const Waiting: Story<typeof Others> = {
  decorators: [
    withCandidatures(
      ...waiting.map((stage, at) => ({
        ...internCandidature,
        candidature_id: `candidature-${at}`,
        stage,
        due_at: at === 1 ? null : internCandidature.due_at,
      })),
    ),
  ],
}
export const WithProgrammeTeam: Story<typeof Others> = {
  decorators: [
    withCandidatures(
      { ...internCandidature, stage: 'OFFER_IN_REVIEW', turn: 'operator' },
      { ...internCandidature, candidature_id: 'long', company: longCompanyBrief },
    ),
  ],
}
export const None: Story<typeof Others> = { decorators: [withCandidatures()] }
export const NothingToDo: Story<typeof Others> = {
  args: { isAlone: true },
  decorators: [withCandidatures()],
}
export const Loading: Story<typeof Others> = {
  decorators: [withServer([neverRespond('candidatures', 'listInternCandidatures')], sampleIntern)],
}
