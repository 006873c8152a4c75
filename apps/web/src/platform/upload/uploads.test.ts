import { expect, it } from 'vitest'
import { createUploads } from './uploads.ts'

/** Returns an upload that reports progress and ends on command. */
function aTask() {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const task: { report?: (share: number) => void } = {}
  return {
    task: (report: (share: number) => void) => {
      task.report = report
      return promise
    },
    report: (share: number) => task.report?.(share),
    end: resolve,
    fail: reject,
  }
}

it('exposes an upload in progress to a returning user and does not start it twice', async () => {
  const sendings = createUploads()
  const film = aTask()
  const done = sendings.begin('film', film.task)
  film.report(0.4)
  const shares: (number | null)[] = []
  const leave = sendings.subscribe(() => shares.push(sendings.share('film')))
  expect(sendings.share('film')).toBe(0.4)
  expect(await sendings.begin('film', () => Promise.reject(new Error('begun twice')))).toBe(false)
  film.report(0.8)
  film.end()
  expect(await done).toBe(true)
  leave()
  expect([shares, sendings.share('film'), sendings.sent('film'), sendings.sent('another')]).toEqual(
    [[0.8, null], null, 1, 0],
  )
})

it('clears an interrupted upload so that it can be restarted', async () => {
  const sendings = createUploads()
  const film = aTask()
  const done = sendings.begin('film', film.task)
  film.fail(new Error('no line'))
  await expect(done).rejects.toThrow('no line')
  expect([sendings.share('film'), sendings.sent('film')]).toEqual([null, 0])
  expect(await sendings.begin('film', async () => {})).toBe(true)
})
