import { enterText, press } from '@fledge/ui/testing/play.ts'
import { longText, samplePicture } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { noMedia, sampleMedia } from '../../testing/samples/companies.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { PhotosCard } from './photos-card.tsx'

const meta: StoryMeta<typeof PhotosCard> = {
  component: PhotosCard,
  args: { media: sampleMedia },
  decorators: [withServer([], sampleMember)],
}
export default meta

export const Photos: Story<typeof PhotosCard> = {}
export const None: Story<typeof PhotosCard> = { args: { media: noMedia } }
export const Full: Story<typeof PhotosCard> = {
  args: {
    media: {
      ...sampleMedia,
      photos: Array.from({ length: 12 }, (_, at) => ({
        key: `photo-${at}`,
        url: samplePicture,
        caption: '',
      })),
    },
  },
}
export const CaptionTyped: Story<typeof PhotosCard> = {
  play: () => enterText('li input:not([type="file"])', longText),
}
export const Removing: Story<typeof PhotosCard> = {
  play: press('li button:last-of-type', 'dialog[open]'),
}
