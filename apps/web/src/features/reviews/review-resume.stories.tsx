import { openByButton, press } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { emptyFileText, pictureFileText, sampleFileText } from '../../testing/samples/file-texts.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { ReviewResume } from './review-resume.tsx'

const meta: StoryMeta<typeof ReviewResume> = {
  component: ReviewResume,
  args: {
    resume: { file_id: 'resume', url: '/resume.pdf', name: 'Amara Okafor.pdf', size: 240_000 },
  },
  decorators: [withServer([respondWith('files', 'getFileText', sampleFileText)], sampleOperator)],
}
export default meta

export const Closed: Story<typeof ReviewResume> = {}
export const Open: Story<typeof ReviewResume> = { play: openByButton('[data-file]') }
export const WithoutText: Story<typeof ReviewResume> = {
  decorators: [withServer([respondWith('files', 'getFileText', emptyFileText)], sampleOperator)],
  play: openByButton('[data-file]'),
}
export const Picture: Story<typeof ReviewResume> = {
  decorators: [withServer([respondWith('files', 'getFileText', pictureFileText)], sampleOperator)],
  play: openByButton('[data-file] img'),
}
export const Loading: Story<typeof ReviewResume> = {
  decorators: [withServer([neverRespond('files', 'getFileText')], sampleOperator)],
  play: press('button'),
}
export const Failed: Story<typeof ReviewResume> = {
  decorators: [withServer([failWith('files', 'getFileText', { status: 500 })], sampleOperator)],
  play: openByButton('[role="alert"], h2, h3'),
}
