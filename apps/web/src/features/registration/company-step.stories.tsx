import { submit, waitFor } from '@fledge/ui/testing/play.ts'
import { ignore, longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleLookups } from '../../testing/samples/lookups.ts'
import { fullRegistration, newRegistration } from '../../testing/samples/registration.ts'
import { CompanyStep } from './company-step.tsx'

const { company } = fullRegistration
const noCompany = respondWith('registration', 'findCompanyByDomain', { company: null })

const meta: StoryMeta<typeof CompanyStep> = {
  component: CompanyStep,
  args: { registration: newRegistration, onBack: ignore },
  decorators: [withServer([...sampleLookups, noCompany])],
  play: waitFor('[role="combobox"]'),
}
export default meta

export const Empty: Story<typeof CompanyStep> = {}
export const Filled: Story<typeof CompanyStep> = { args: { registration: fullRegistration } }
export const AlreadyRegistered: Story<typeof CompanyStep> = {
  decorators: [
    withServer([
      ...sampleLookups,
      respondWith('registration', 'findCompanyByDomain', {
        company: { company_id: 'company', name: 'Aurora Labs', logo_url: null },
      }),
    ]),
  ],
  play: waitFor('[role="status"]'),
}
export const LongText: Story<typeof CompanyStep> = {
  args: {
    registration: {
      ...fullRegistration,
      company: { ...company, name: longText, city: longText, industry_id: 2 },
    },
  },
}
export const Wrong: Story<typeof CompanyStep> = { play: submit }
