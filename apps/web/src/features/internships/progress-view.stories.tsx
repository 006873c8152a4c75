import { ignore, longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { longCompanyBrief } from '../../testing/samples/briefs.ts'
import {
  acceptedOffer,
  completeProgress,
  sampleProgress,
  upcomingProgress,
} from '../../testing/samples/internships.ts'
import { sampleIntern, sampleMember } from '../../testing/samples/users.ts'
import { ProgressView } from './progress-view.tsx'

const endpoints = [respondWith('internships', 'internshipOffer', acceptedOffer)]

const meta: StoryMeta<typeof ProgressView> = {
  component: ProgressView,
  args: { progress: sampleProgress, side: 'intern', onAnswer: ignore, onSee: ignore },
  decorators: [withServer(endpoints, sampleIntern)],
}
export default meta

export const OfIntern: Story<typeof ProgressView> = {}
export const OfCompany: Story<typeof ProgressView> = {
  args: { side: 'company' },
  decorators: [withServer(endpoints, sampleMember)],
}
export const Upcoming: Story<typeof ProgressView> = { args: { progress: upcomingProgress } }
export const Complete: Story<typeof ProgressView> = { args: { progress: completeProgress } }
export const EndedEarly: Story<typeof ProgressView> = {
  args: {
    progress: {
      ...completeProgress,
      status: 'CANCELLED',
      certificate: null,
      ended_early: true,
      end_reason: longText,
    },
  },
}
export const LongText: Story<typeof ProgressView> = {
  args: {
    progress: { ...sampleProgress, role: longText, company: longCompanyBrief, plan_name: longText },
  },
}
