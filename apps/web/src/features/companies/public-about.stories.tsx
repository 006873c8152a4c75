import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { longPublicCompany, noMedia, publicCompany } from '../../testing/samples/companies.ts'
import { About } from './public-about.tsx'

const meta: StoryMeta<typeof About> = { component: About, args: { company: publicCompany } }
export default meta

export const Filled: Story<typeof About> = {}
export const Bare: Story<typeof About> = {
  args: {
    company: {
      ...publicCompany,
      ...noMedia,
      company_introduction: null,
      cultures: [],
      flexible_environments: [],
      tools: [],
      people: [],
    },
  },
}
export const LongText: Story<typeof About> = { args: { company: longPublicCompany } }
