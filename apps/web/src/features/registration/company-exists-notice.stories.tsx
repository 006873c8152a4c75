import { waitFor } from '@fledge/ui/testing/play.ts'
import { longText, longWord, samplePicture } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { CompanyExistsNotice } from './company-exists-notice.tsx'

const withCompany = (name: string, logo: string | null = null) =>
  withServer([
    respondWith('registration', 'findCompanyByDomain', {
      company: { company_id: 'company', name, logo_url: logo },
    }),
  ])

const meta: StoryMeta<typeof CompanyExistsNotice> = {
  component: CompanyExistsNotice,
  args: { email: 'grace@aurora.example' },
  play: waitFor('[role="status"]'),
}
export default meta

export const Found: Story<typeof CompanyExistsNotice> = { decorators: [withCompany('Aurora Labs')] }
export const LongText: Story<typeof CompanyExistsNotice> = {
  decorators: [withCompany(`${longWord} ${longText}`, samplePicture)],
}
