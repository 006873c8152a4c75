import type { Payload } from '../../platform/http/client.ts'
import { ignore, longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { longCompanyBrief } from '../../testing/samples/briefs.ts'
import {
  acceptedOffer,
  internInternship,
  sampleProgress,
} from '../../testing/samples/internships.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import { InternInternships } from './intern-internships.tsx'

const lists = [
  respondWith('internships', 'listOngoingInternships', []),
  respondWith('internships', 'listUpcomingInternships', [
    { ...internInternship, internship_id: 'upcoming', status: 'UPCOMING', feedback_due: 0 },
  ]),
  respondWith('internships', 'listCompleteInternships', [
    { ...internInternship, internship_id: 'past', role: longText, company: longCompanyBrief },
  ]),
]
const withProgress = (progress: Payload<'internships', 'internProgress'>) =>
  withServer(
    [
      respondWith('internships', 'internProgress', progress),
      respondWith('internships', 'internshipOffer', acceptedOffer),
      ...lists,
    ],
    sampleIntern,
  )

const meta: StoryMeta<typeof InternInternships> = {
  component: InternInternships,
  args: { onSee: ignore },
}
export default meta

export const Internships: Story<typeof InternInternships> = {
  decorators: [withProgress(sampleProgress)],
}
export const None: Story<typeof InternInternships> = { decorators: [withProgress(null)] }
export const Loading: Story<typeof InternInternships> = {
  decorators: [withServer([neverRespond('internships', 'internProgress'), ...lists], sampleIntern)],
}
export const Failed: Story<typeof InternInternships> = {
  decorators: [
    withServer(
      [failWith('internships', 'internProgress', { status: 500 }), ...lists],
      sampleIntern,
    ),
  ],
}
