import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { trackChange, trackLeaving, wasChangedSince } from './last-change.ts'

const store = new Map<string, string>()
let leave = () => {}
beforeEach(() => {
  vi.useFakeTimers({ now: 1000 })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  })
  vi.stubGlobal('window', {
    addEventListener: (_event: string, listener: () => void) => {
      leave = listener
    },
  })
})
afterEach(() => {
  store.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('detects a change that was answered or refused after the page was asked for', async () => {
  expect(wasChangedSince(900)).toBe(false)
  await trackChange(Promise.resolve())
  expect(wasChangedSince(1001)).toBe(false)
  expect(wasChangedSince(900)).toBe(true)
  vi.setSystemTime(1200)
  await expect(trackChange(Promise.reject(new Error('no response')))).rejects.toThrow('no response')
  expect(wasChangedSince(1001)).toBe(true)
})

it('detects a change that was not answered when the page was left', async () => {
  trackLeaving()
  leave()
  expect(wasChangedSince(900)).toBe(false)
  const answer = Promise.withResolvers<void>()
  const change = trackChange(answer.promise)
  leave()
  expect(wasChangedSince(900)).toBe(true)
  answer.resolve()
  await change
})
