import { longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleMember } from '../../testing/samples/users.ts'
import { SameDomainWarning } from './same-domain-warning.tsx'

const meta: StoryMeta<typeof SameDomainWarning> = {
  component: SameDomainWarning,
  args: { website: 'https://aurora.example.com' },
  decorators: [
    withServer(
      [
        respondWith('registration', 'findCompanyByDomain', {
          company: { company_id: 'other', name: longWord, logo_url: null },
        }),
      ],
      sampleMember,
    ),
  ],
}
export default meta

export const Known: Story<typeof SameDomainWarning> = {}
