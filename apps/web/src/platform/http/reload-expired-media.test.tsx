import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadExpiredMedia } from './reload-expired-media.ts'

let stop: () => void
beforeEach(() => void (stop = reloadExpiredMedia()))
afterEach(() => {
  stop()
  document.querySelectorAll('video').forEach((video) => video.remove())
})

/** Shows a video that is not loaded before it fails. */
function showVideo(src: string) {
  const video = document.createElement('video')
  video.preload = 'none'
  video.src = src
  const load = vi.spyOn(video, 'load').mockImplementation(() => {})
  const play = vi.spyOn(video, 'play').mockResolvedValue()
  document.body.append(video)
  return { load, play, video, fail: () => video.dispatchEvent(new Event('error')) }
}

test('loads a video again whose address expired, once for failures that follow', () => {
  const { load, play, fail } = showVideo('/backend/files/1#t=0.1')
  fail()
  fail()
  expect(load).toHaveBeenCalledTimes(1)
  expect(play).not.toHaveBeenCalled()
})

test('plays on a video that was playing', () => {
  const { play, video, fail } = showVideo('/backend/files/1')
  vi.spyOn(video, 'paused', 'get').mockReturnValue(false)
  fail()
  expect(play).toHaveBeenCalledTimes(1)
})

test.each(['blob:https://fledge.example/1', 'https://other.example/backend/files/1', ''])(
  'leaves the video %s as it is',
  (src) => {
    const { load, fail } = showVideo(src)
    fail()
    expect(load).not.toHaveBeenCalled()
  },
)
