import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { recordTabSave, wasSavedInOtherTab } from './tab-saves.ts'

const store = new Map<string, string>()
beforeEach(() =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  }),
)
afterEach(() => {
  store.clear()
  vi.unstubAllGlobals()
})

it('detects a save in another tab since this one was opened', () => {
  expect(wasSavedInOtherTab(100, 'one')).toBe(false)
  recordTabSave(200, 'one')
  expect(wasSavedInOtherTab(100, 'one')).toBe(false)
  recordTabSave(200, 'two')
  recordTabSave(250, 'one')
  expect(wasSavedInOtherTab(100, 'one')).toBe(true)
  expect(wasSavedInOtherTab(300, 'one')).toBe(false)
})
