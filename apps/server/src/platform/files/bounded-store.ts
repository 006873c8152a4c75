import type { Outbound } from '../outbound.ts'
import type { FileStore } from './file-store.ts'

/**
 * Wraps a store so that every operation has a time limit: an unresponsive disk or service cannot
 * block requests for long.
 */
export function createBoundedStore(store: FileStore, outbound: Outbound): FileStore {
  const within = <T>(act: () => Promise<T>) => outbound.call('storage', act)
  return {
    put: (key, bytes) => within(() => store.put(key, bytes)),
    append: (key, at, bytes) => within(() => store.append(key, at, bytes)),
    read: (key, range) => within(() => store.read(key, range)),
    bytes: (key) => within(() => store.bytes(key)),
    remove: (key) => within(() => store.remove(key)),
  }
}
