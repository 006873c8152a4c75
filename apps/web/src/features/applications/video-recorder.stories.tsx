import { press, waitFor } from '@fledge/ui/testing/play.ts'
import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { openCanvas, withCamera } from '../../testing/fake-camera.tsx'
import { VideoRecorder } from './video-recorder.tsx'

const meta: StoryMeta<typeof VideoRecorder> = {
  component: VideoRecorder,
  args: { onDone: ignore, onCancel: ignore },
  decorators: [withCamera(openCanvas)],
  play: waitFor('button:not([aria-disabled])'),
}
export default meta

export const Ready: Story<typeof VideoRecorder> = {
  play: waitFor('button:first-of-type:not([aria-busy])'),
}
export const Recording: Story<typeof VideoRecorder> = {
  play: press('button:first-of-type:not([aria-busy="true"])', '[role="timer"]'),
}
export const Opening: Story<typeof VideoRecorder> = {
  decorators: [withCamera(() => new Promise(ignore))],
  play: waitFor('button[aria-busy="true"]'),
}
export const Refused: Story<typeof VideoRecorder> = {
  decorators: [withCamera(() => Promise.reject(new DOMException('', 'NotAllowedError')))],
  play: waitFor('p'),
}
