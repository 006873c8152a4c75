import { expect, test } from 'vitest'
import { createAutosaver, SaveRejectedError, type SaveState } from './autosaver.ts'
import { ApiError } from '../http/api-error.ts'

function writing(save: () => Promise<unknown>, isOnline = true) {
  const states: SaveState[] = []
  const device = { isStored: false }
  const autosaver = createAutosaver({
    save,
    keep: () => {
      device.isStored = true
    },
    drop: async () => {
      device.isStored = false
    },
    onState: (state) => states.push(state),
    isOnline: () => isOnline,
    delay: 60_000,
  })
  return { ...autosaver, states, device }
}

test('deletes the local draft once the server has saved it', async () => {
  const { changed, settle, device, states } = writing(async () => undefined)
  changed()
  expect(device.isStored).toBe(true)
  expect(await settle()).toBe(null)
  expect([device.isStored, states.at(-1)?.state]).toEqual([false, 'saved'])
})

test('keeps a rejected draft on the device, reports the reason and retries', async () => {
  let isRefused = true
  const { changed, settle, device, states } = writing(async () => {
    if (isRefused)
      throw new SaveRejectedError('Date of birth: You must be 16 or older to register.')
  })
  changed()
  expect(await settle()).toBe('Date of birth: You must be 16 or older to register.')
  expect([device.isStored, states.at(-1)]).toEqual([
    true,
    { state: 'failed', reason: 'Date of birth: You must be 16 or older to register.' },
  ])
  isRefused = false
  expect(await settle()).toBe(null)
  expect(device.isStored).toBe(false)
})

test('keeps changes made while a save is in progress', async () => {
  let saves = 0
  const { changed, settle, device } = writing(async () => {
    saves += 1
    if (saves === 1) changed()
  })
  changed()
  await settle()
  expect([saves, device.isStored]).toEqual([1, true])
  await settle()
  expect([saves, device.isStored]).toEqual([2, false])
})

test('keeps the draft on the device while offline and lets the user continue', async () => {
  const offline = writing(async () => undefined, false)
  offline.changed()
  expect([await offline.settle(), offline.states.at(-1)?.state, offline.device.isStored]).toEqual([
    null,
    'offline',
    true,
  ])
  const failing = writing(async () => {
    throw new ApiError(0, 'NETWORK', 'No answer came')
  })
  failing.changed()
  expect([await failing.settle(), failing.states.at(-1)?.state, failing.device.isStored]).toEqual([
    null,
    'offline',
    true,
  ])
})

test('sends nothing when nothing has changed', async () => {
  let saves = 0
  const { settle } = writing(async () => {
    saves += 1
  })
  expect([await settle(), saves]).toEqual([null, 0])
})
