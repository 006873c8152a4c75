import { ignore, longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { RequestNotice } from './request-notice.tsx'

const meta: StoryMeta<typeof RequestNotice> = {
  component: RequestNotice,
  args: { onAgain: ignore, onShow: ignore },
}
export default meta

const failed = {
  status: 'Failed',
  message: 'The server did not respond.',
  isEmptied: false,
} as const

export const Rejected: Story<typeof RequestNotice> = { args: { request: failed } }
export const NoResponse: Story<typeof RequestNotice> = {
  args: { request: { ...failed, isEmptied: true } },
}
export const Overtaken: Story<typeof RequestNotice> = {
  args: { request: { ...failed, status: 409, message: longText } },
}
