import { setTimeout as delay } from 'node:timers/promises'
import { type Outbound, UnreachableError } from '../outbound.ts'
import type { FileStore } from './file-store.ts'

/** A store that is silent, or slower than this, is as good as down. */
const writeMs = 1500
const bytesPerMs = 2000

/** A full, damaged or read-only disk is out of order, like a service that does not respond. */
const diskFaults = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE', 'ESTALE'])

function rejectDiskFault(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  throw diskFaults.has(code) ? new UnreachableError('storage', error) : error
}

async function limitWait<T>(result: Promise<T>, limitMs: number): Promise<T> {
  const stop = new AbortController()
  const limit = delay(limitMs, undefined, { signal: stop.signal }).then(() => {
    throw new UnreachableError('storage', new Error('timed out'))
  })
  try {
    return await Promise.race([result, limit])
  } finally {
    stop.abort()
  }
}

/**
 * Wraps a store so that every operation has a time limit: an unresponsive disk or service cannot
 * block requests for long.
 */
export function createBoundedStore(store: FileStore, outbound: Outbound): FileStore {
  const callStorage = <T>(act: () => Promise<T>) =>
    outbound.call('storage', () => act().catch(rejectDiskFault))
  // People wait for what they upload.
  const write = <T>(bytes: Uint8Array, act: () => Promise<T>) =>
    callStorage(() => limitWait(act(), writeMs + bytes.length / bytesPerMs))
  return {
    put: (key, bytes) => write(bytes, () => store.put(key, bytes)),
    append: (key, at, bytes) => write(bytes, () => store.append(key, at, bytes)),
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
