import type { Outbound } from '../outbound.ts'
import type { FileStore } from './file-store.ts'

/**
 * Wraps a store so that every operation has a time limit: an unresponsive disk or service cannot
 * block requests for long.
 */
export function createBoundedStore(store: FileStore, outbound: Outbound): FileStore {
  const callStorage = <T>(act: () => Promise<T>) => outbound.call('storage', act)
  return {
    put: (key, bytes) => callStorage(() => store.put(key, bytes)),
    append: (key, at, bytes) => callStorage(() => store.append(key, at, bytes)),
    size: (key) => callStorage(() => store.size(key)),
    finish: (key, size) => callStorage(() => store.finish(key, size)),
    read: (key, range) => callStorage(() => store.read(key, range)),
    bytes: (key) => callStorage(() => store.bytes(key)),
    // Signing is arithmetic and calls no service.
    signReadUrl: store.signReadUrl,
    signChunk: store.signChunk,
    remove: (key) => callStorage(() => store.remove(key)),
    // Only commands list, and wait as long as it takes.
    list: store.list,
  }
}
