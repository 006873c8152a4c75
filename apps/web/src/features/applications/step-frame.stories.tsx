import { Card } from '@fledge/ui/card.tsx'
import { longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleApplication, sampleSections } from '../../testing/samples/applications.ts'
import { sampleComment } from '../../testing/samples/reviews.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import { StepFrame } from './step-frame.tsx'

type Sections = typeof sampleSections

const withSections = (sections: Sections, comments: readonly (typeof sampleComment)[] = []) =>
  withServer(
    [
      respondWith('applications', 'sectionInfo', sections),
      respondWith('applications', 'getApplication', sampleApplication),
      respondWith('reviews', 'listFeedback', [...comments]),
    ],
    sampleIntern,
  )

const meta: StoryMeta<typeof StepFrame> = {
  component: StepFrame,
  args: {
    section: 'CAREER_FIELD',
    title: 'Your field',
    lead: 'What you would like to work on.',
    children: () => <Card title="Form">The fields of this step</Card>,
  },
  decorators: [withSections(sampleSections)],
}
export default meta

export const Step: Story<typeof StepFrame> = {}
export const FirstStep: Story<typeof StepFrame> = { args: { section: 'PERSONAL_INFORMATION' } }
export const LastStep: Story<typeof StepFrame> = { args: { section: 'REVIEW', wide: true } }
export const ChangesRequested: Story<typeof StepFrame> = {
  args: { section: 'RESUME_PROFILE' },
  decorators: [
    withSections(
      {
        ...sampleSections,
        status: 'CHANGES_REQUESTED',
        open_comments: 1,
        sections: sampleSections.sections.map((section) => ({
          ...section,
          missing: [],
          open_comments: section.section === 'RESUME_PROFILE' ? 1 : 0,
        })),
      },
      [sampleComment],
    ),
  ],
}
export const LongText: Story<typeof StepFrame> = { args: { title: longText, lead: longText } }
export const Loading: Story<typeof StepFrame> = {
  decorators: [
    withServer(
      [neverRespond('applications', 'sectionInfo'), neverRespond('applications', 'getApplication')],
      sampleIntern,
    ),
  ],
}
export const Failed: Story<typeof StepFrame> = {
  decorators: [
    withServer(
      [
        respondWith('applications', 'sectionInfo', sampleSections),
        failWith('applications', 'getApplication', { status: 500 }),
        respondWith('reviews', 'listFeedback', []),
      ],
      sampleIntern,
    ),
  ],
}
