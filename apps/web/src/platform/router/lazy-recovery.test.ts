import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const reload = vi.fn()

/** Loads the module in a page, whose window it listens to. */
const loadModule = async () => {
  vi.resetModules()
  return import('./lazy-recovery.ts')
}

beforeEach(() => {
  vi.useFakeTimers()
  reload.mockClear()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async () => new Response())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('reloads a page whose chunk could not be loaded', async () => {
  const { reloadWhenReachable } = await loadModule()
  await reloadWhenReachable()
  expect(reload).toHaveBeenCalledOnce()
})

it('does not reload a page that is being left, unless it is still there 10 s later', async () => {
  const { reloadWhenReachable } = await loadModule()
  window.dispatchEvent(new Event('beforeunload'))
  void reloadWhenReachable()
  await vi.advanceTimersByTimeAsync(9_900)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(reload).toHaveBeenCalledOnce()
})
