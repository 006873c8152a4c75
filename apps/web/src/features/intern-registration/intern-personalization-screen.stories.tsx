import type { BatchView } from '@fledge/contract/batches/schema.ts'
import { submit, waitFor } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import {
  applicationLookups,
  emptyApplication,
  longApplication,
  sampleApplication,
} from '../../testing/samples/applications.ts'
import { sampleBatch } from '../../testing/samples/batches.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import InternPersonalizationScreen from './intern-personalization-screen.tsx'

const registering = respondWith('internRegistration', 'getRegisteringIntern', {
  email: 'amara@example.com',
  first_name: 'Amara',
  last_name: 'Okafor',
  batch: null,
  university: { university_id: 1, name: 'University of Lagos' },
})
const withProfile = (intern: typeof sampleApplication.profile, batch: BatchView | null = null) =>
  withServer(
    [
      ...applicationLookups,
      registering,
      respondWith('batches', 'listStartMonths', ['2027-03', '2027-04']),
      respondWith('internRegistration', 'loginInternDetails', {
        user: sampleIntern,
        intern,
        batch,
      }),
    ],
    sampleIntern,
  )
const newProfile = { ...emptyApplication.profile, career_field_ids: [] }

const meta: StoryMeta<typeof InternPersonalizationScreen> = {
  component: InternPersonalizationScreen,
  play: waitFor('input[aria-haspopup]'),
}
export default meta

export const New: Story<typeof InternPersonalizationScreen> = {
  decorators: [withProfile(newProfile)],
}
export const Filled: Story<typeof InternPersonalizationScreen> = {
  decorators: [withProfile(sampleApplication.profile, sampleBatch)],
}
export const Wrong: Story<typeof InternPersonalizationScreen> = {
  decorators: [withProfile(newProfile)],
  play: submit,
}
export const LongText: Story<typeof InternPersonalizationScreen> = {
  decorators: [withProfile(longApplication.profile)],
}
export const Loading: Story<typeof InternPersonalizationScreen> = {
  decorators: [
    withServer(
      [registering, neverRespond('internRegistration', 'loginInternDetails')],
      sampleIntern,
    ),
  ],
  play: waitFor('h1'),
}
export const Failed: Story<typeof InternPersonalizationScreen> = {
  decorators: [
    withServer(
      [registering, failWith('internRegistration', 'loginInternDetails', { status: 500 })],
      sampleIntern,
    ),
  ],
  play: waitFor('[role="alert"]'),
}
