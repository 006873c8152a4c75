import type { Decorator } from '@fledge/ui/testing/story.ts'

type OpenCamera = MediaDevices['getUserMedia']

/** A camera that shows a black picture. */
export const openCanvas: OpenCamera = async () => {
  const canvas = document.createElement('canvas')
  canvas.getContext('2d')?.fillRect(0, 0, canvas.width, canvas.height)
  return canvas.captureStream()
}

/** Replaces the device's camera, which a browser without a screen does not have. */
export const withCamera =
  (openCamera: OpenCamera): Decorator =>
  (Story) => {
    navigator.mediaDevices.getUserMedia = openCamera
    return <Story />
  }
