import { expect, it } from 'vitest'
import { answerVideoSeconds, createAnswerVideo } from './answer-video.ts'

/** Returns the length that a WebM declares: a 32-bit float in milliseconds, as its timestamps are. */
function readDurationMs(video: Buffer): number {
  const durationId = Buffer.from([0x44, 0x89, 0x84])
  return video.readFloatBE(video.indexOf(durationId) + durationId.length)
}

/** Returns when the last picture is shown, from the time of each block after the cluster began. */
function readLastPictureMs(video: Buffer): number {
  const times = [
    ...video.toString('latin1').matchAll(/\u00a1[\u0040-\u007f]?[\u0080-\u00ff]\u0081(..)\u0000/gs),
  ]
  return Math.max(...times.map((match) => Buffer.from(match[1] ?? '', 'latin1').readInt16BE()))
}

it('the demo video is as long as what is recorded of it', () => {
  const video = createAnswerVideo()
  expect(Math.floor(readDurationMs(video) / 1000)).toBe(answerVideoSeconds)
  expect(Math.floor(readLastPictureMs(video) / 1000)).toBe(answerVideoSeconds)
})
