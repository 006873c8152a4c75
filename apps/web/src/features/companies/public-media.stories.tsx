import { press } from '@fledge/ui/testing/play.ts'
import { longText, samplePicture } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { publicCompany } from '../../testing/samples/companies.ts'
import { PublicMedia } from './public-media.tsx'

const photos = Array.from({ length: 7 }, (_, at) => ({
  key: `photo-${at}`,
  url: samplePicture,
  caption: at === 0 ? longText : '',
}))

const meta: StoryMeta<typeof PublicMedia> = {
  component: PublicMedia,
  args: { company: publicCompany },
}
export default meta

export const Media: Story<typeof PublicMedia> = {}
export const ManyPhotos: Story<typeof PublicMedia> = {
  args: { company: { ...publicCompany, photos } },
}
export const AllPhotos: Story<typeof PublicMedia> = {
  args: { company: { ...publicCompany, photos, videos: [] } },
  play: press('button'),
}
