import { openByButton } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { companyReview } from '../../testing/samples/companies.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { TrustCompany, TrustMark } from './trust-company.tsx'

const allowed = { ...companyReview, may: { ...companyReview.may, trust: true as const } }

const meta: StoryMeta<typeof TrustCompany> = {
  component: TrustCompany,
  args: { review: allowed },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const NotTrusted: Story<typeof TrustCompany> = {}
export const Trusted: Story<typeof TrustCompany> = {
  args: { review: { ...allowed, is_trusted: true } },
}
export const NotAllowed: Story<typeof TrustCompany> = { args: { review: companyReview } }
export const WithoutHeading: Story<typeof TrustCompany> = {
  render: ({ review }) => <TrustMark company={review} />,
}
export const Trusting: Story<typeof TrustCompany> = { play: openByButton('dialog[open]') }
