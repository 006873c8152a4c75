import { samplePicture } from '@fledge/ui/testing/samples.ts'
import { press } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleIntern } from '../../testing/samples/users.ts'
import { PictureCard } from './picture-card.tsx'

const pictures = respondWith('accounts', 'listPictures', [
  { file_id: 'old', url: samplePicture, is_current: false },
  { file_id: 'picture', url: samplePicture, is_current: true },
])

const meta: StoryMeta<typeof PictureCard> = {
  component: PictureCard,
  args: { name: 'Amara Okafor' },
}
export default meta

export const Picture: Story<typeof PictureCard> = {
  decorators: [withServer([pictures], sampleIntern)],
}
export const None: Story<typeof PictureCard> = {
  decorators: [withServer([respondWith('accounts', 'listPictures', [])], sampleIntern)],
}
export const Removing: Story<typeof PictureCard> = {
  decorators: [withServer([pictures, neverRespond('accounts', 'editPicture')], sampleIntern)],
  play: press('button:last-of-type', '[aria-busy="true"]'),
}
