import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { hostCompany } from '../../testing/samples/candidatures.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import { CompanyCard } from './candidature-company.tsx'

const { plan } = hostCompany

const meta: StoryMeta<typeof CompanyCard> = {
  component: CompanyCard,
  args: { host: hostCompany },
  decorators: [withServer([], sampleIntern)],
}
export default meta

export const Plan: Story<typeof CompanyCard> = {}
export const Bare: Story<typeof CompanyCard> = {
  args: {
    host: {
      ...hostCompany,
      answers_in_hours: null,
      plan: plan && {
        ...plan,
        responsibilities: '',
        place: null,
        start_month: null,
        duration_min: null,
        duration_max: null,
        hours_a_week: null,
      },
    },
  },
}
export const WithoutPlan: Story<typeof CompanyCard> = {
  args: { host: { ...hostCompany, plan: null } },
}
export const LongText: Story<typeof CompanyCard> = {
  args: {
    host: {
      ...hostCompany,
      name: longWord,
      plan: plan && { ...plan, description: longWord, responsibilities: longText.repeat(6) },
    },
  },
}
