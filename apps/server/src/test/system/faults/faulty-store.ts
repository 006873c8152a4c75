import type { FileStore } from '../../../platform/files/file-store.ts'

/** What can happen to the disk with the files. */
export const diskFaults = ['full', 'read-only', 'error', 'slow', 'silent'] as const
export type DiskFault = (typeof diskFaults)[number]

export interface FaultyStore extends FileStore {
  fault: DiskFault | null
}

const codes: Readonly<Partial<Record<DiskFault, string>>> = {
  full: 'ENOSPC',
  'read-only': 'EROFS',
  error: 'EIO',
}
const slowMs = 10_000

/** Wraps a store on disk in which tests inject faults, before anything is stored. */
export function createFaultyStore(store: FileStore): FaultyStore {
  const self: FaultyStore = {
    ...store,
    fault: null,
    put: (key, bytes) => act(() => store.put(key, bytes)),
    bytes: (key) => act(() => store.bytes(key)),
    remove: (key) => act(() => store.remove(key)),
  }
  async function act<T>(run: () => Promise<T>): Promise<T> {
    const code = self.fault && codes[self.fault]
    if (code) throw Object.assign(new Error(code), { code })
    if (self.fault === 'silent') return new Promise<T>(() => {})
    if (self.fault === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs))
    return run()
  }
  return self
}
