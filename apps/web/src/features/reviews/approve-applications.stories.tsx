import { press } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { neverRespond, withServer } from '../../testing/fake-server.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import { ApproveApplications } from './approve-applications.tsx'

const meta: StoryMeta<typeof ApproveApplications> = {
  component: ApproveApplications,
  decorators: [withServer([neverRespond('reviews', 'previewApproveApplications')], sampleOperator)],
}
export default meta

export const Closed: Story<typeof ApproveApplications> = {}
export const Open: Story<typeof ApproveApplications> = { play: press('button', 'dialog[open]') }
