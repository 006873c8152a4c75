import { chooseFile, press, waitFor, waitForElement, waitForText } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { openCanvas, withCamera } from '../../testing/fake-camera.tsx'
import { videoAnswers } from '../../testing/samples/applications.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import { VideoPart } from './video-part.tsx'

const withAnswers = (answers: typeof videoAnswers) =>
  withServer([respondWith('applications', 'listVideoAnswers', answers)], sampleIntern)
const unanswered = videoAnswers.slice(1)

const meta: StoryMeta<typeof VideoPart> = {
  component: VideoPart,
  args: { disabled: false },
  decorators: [withAnswers(videoAnswers)],
}
export default meta

export const OneAnswered: Story<typeof VideoPart> = {}
export const Locked: Story<typeof VideoPart> = { args: { disabled: true } }
export const Replacing: Story<typeof VideoPart> = {
  decorators: [withAnswers(videoAnswers.slice(0, 1))],
  play: press('video ~ * button + button', 'input[type="file"]'),
}
export const WithoutCamera: Story<typeof VideoPart> = {
  decorators: [
    withAnswers(unanswered),
    withCamera(() => Promise.reject(new DOMException('', 'NotAllowedError'))),
  ],
  play: press('button', '[data-empty="false"] p'),
}
export const UnsupportedFile: Story<typeof VideoPart> = {
  decorators: [withAnswers(unanswered)],
  play: chooseFile(new File(['text'], 'notes.txt'), '[role="alert"]'),
}
/** A `play` that records an answer, which is kept on the device until it is used. */
const record = async () => {
  await press('button')()
  await press('video ~ div button:first-child:not([aria-disabled])')()
  // A recorder without a picture has nothing to hand over.
  await new Promise((resolve) => {
    setTimeout(resolve, 300)
  })
  await press('video ~ div button:first-child')()
  await waitForElement('[data-empty="false"] video[controls]')
}
const oneUnanswered = respondWith('applications', 'listVideoAnswers', videoAnswers.slice(1, 2))
const withRecorder = (user_id: string) => [
  withServer([oneUnanswered, neverRespond('files', 'startVideo')], { ...sampleIntern, user_id }),
  withCamera(openCanvas),
]
export const Unsent: Story<typeof VideoPart> = {
  decorators: withRecorder('unsent'),
  play: record,
}
export const Sending: Story<typeof VideoPart> = {
  decorators: withRecorder('sending'),
  play: async () => {
    await record()
    await press('button', '[aria-busy="true"]')()
  },
}
/** The upload ended early: the recording is kept, and the rest of it can be sent. */
export const Interrupted: Story<typeof VideoPart> = {
  decorators: [
    withServer(
      [
        oneUnanswered,
        respondWith('files', 'startVideo', {
          file_id: 'video',
          offset: 0,
          size: 1,
          chunk_bytes: 1_000_000,
        }),
        respondWith('files', 'videoChunkAddress', { url: null, headers: {} }),
        failWith('files', 'putVideoChunk', { status: 400 }),
      ],
      { ...sampleIntern, user_id: 'interrupted' },
    ),
    withCamera(openCanvas),
  ],
  play: async () => {
    await record()
    await press('button')()
    await waitForText('Resume upload')
  },
}
export const Loading: Story<typeof VideoPart> = {
  decorators: [withServer([neverRespond('applications', 'listVideoAnswers')], sampleIntern)],
}
export const Failed: Story<typeof VideoPart> = {
  decorators: [
    withServer([failWith('applications', 'listVideoAnswers', { status: 500 })], sampleIntern),
  ],
  play: waitFor('[role="alert"]'),
}
