import { openByButton } from '@fledge/ui/testing/play.ts'
import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { companyReview } from '../../testing/samples/companies.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { AskCompany } from './ask-company.tsx'

const meta: StoryMeta<typeof AskCompany> = {
  component: AskCompany,
  args: { review: companyReview, onDecided: ignore, onReopen: ignore },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Possible: Story<typeof AskCompany> = {}
export const AlreadyAsked: Story<typeof AskCompany> = {
  args: {
    review: {
      ...companyReview,
      may: { ...companyReview.may, ask: 'companies.refused.alreadyAsked' },
    },
  },
}
export const Open: Story<typeof AskCompany> = { play: openByButton('dialog[open]') }
