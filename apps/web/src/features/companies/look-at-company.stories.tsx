import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import { LookAtCompany } from './look-at-company.tsx'

const meta: StoryMeta<typeof LookAtCompany> = {
  component: LookAtCompany,
  args: { companyId: 'company' },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const InSample: Story<typeof LookAtCompany> = {}
