import { longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { noMedia, sampleMedia } from '../../testing/samples/companies.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { VideosCard } from './videos-card.tsx'

const meta: StoryMeta<typeof VideosCard> = {
  component: VideosCard,
  args: { media: sampleMedia },
  decorators: [withServer([], sampleMember)],
}
export default meta

export const Videos: Story<typeof VideosCard> = {}
export const None: Story<typeof VideosCard> = { args: { media: noMedia } }
export const LongText: Story<typeof VideosCard> = {
  args: {
    media: {
      ...sampleMedia,
      videos: [
        ...sampleMedia.videos,
        {
          key: 'file',
          url: 'data:video/mp4;base64,',
          provider: 'FILE',
          id: null,
          caption: longWord,
        },
      ],
    },
  },
}
