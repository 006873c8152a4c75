import { longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { noMedia, sampleMedia } from '../../testing/samples/companies.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { LogoCard } from './logo-card.tsx'

const meta: StoryMeta<typeof LogoCard> = {
  component: LogoCard,
  args: { name: 'Aurora Labs', media: sampleMedia },
  decorators: [withServer([], sampleMember)],
}
export default meta

export const Logo: Story<typeof LogoCard> = {}
export const None: Story<typeof LogoCard> = { args: { name: longWord, media: noMedia } }
