import { chooseFile, press, waitForElement } from '@fledge/ui/testing/play.ts'
import { longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { ApiError } from '../http/api-error.ts'
import { SquarePicture } from './square-picture.tsx'

/** A picture as a file of the device. */
const samplePng = new File(
  [
    Uint8Array.from(
      atob(
        'iVBORw0KGgoAAAANSUhEUgAAADAAAAAwAQMAAABtzGvEAAAABlBMVEWP08YTUkrXFiHgAAAAUklEQVR42q2NsQ2AMBADI1FQZoSMktFg1IxASYFy5I0l2kjgwlf5nNJPyadQLqF2YUOA/QtssdMP/puId49sgTawwhESCE2BkFbouoMXo2M4ixujHFlvysackgAAAABJRU5ErkJggg==',
      ),
      (letter) => letter.codePointAt(0) ?? 0,
    ),
  ],
  'portrait.png',
  { type: 'image/png' },
)
const choosePicture = chooseFile(samplePng, 'dialog[open] [role="group"]')
const save = 'dialog[open] [data-reasons] button:last-child'

const meta: StoryMeta<typeof SquarePicture> = {
  component: SquarePicture,
  args: {
    label: 'Picture',
    prompt: <b>Drop a picture here</b>,
    rule: 'JPG or PNG, up to 10 MB',
    crop: { title: 'Choose the square', text: 'Move the picture.', keep: 'Save picture' },
    side: 400,
    send: () => new Promise(() => {}),
    done: 'Picture saved',
  },
}
export default meta

export const Empty: Story<typeof SquarePicture> = {}
export const Damaged: Story<typeof SquarePicture> = {
  play: chooseFile(
    new File(['no picture'], 'portrait.png', { type: 'image/png' }),
    '[role="alert"]',
  ),
}
export const Cropping: Story<typeof SquarePicture> = { play: choosePicture }
export const Saving: Story<typeof SquarePicture> = {
  play: async () => {
    await choosePicture()
    await press(save, '[aria-busy="true"]')()
  },
}
export const Refused: Story<typeof SquarePicture> = {
  args: { send: () => Promise.reject(new ApiError(413, 'FILE_TOO_LARGE', longText)) },
  play: async () => {
    await choosePicture()
    await press(save)()
    await waitForElement('[role="alert"]')
  },
}
