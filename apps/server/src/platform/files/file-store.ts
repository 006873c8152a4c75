/** Where bytes lie. Disk by default, an S3-compatible store when configured; same interface, same tests. */
export interface FileStore {
  /** Writes whole or not at all: staged under a random name, renamed when complete. @param key relative path, made by us, never by a person */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Adds at a position, for videos that arrive in chunks. @returns the length now; `null` when `at` is not where the file ends */
  append(key: string, at: number, bytes: Uint8Array): Promise<number | null>
  /** The bytes, or a part of them; null when not there. */
  read(
    key: string,
    range?: { readonly start: number; readonly end: number },
  ): Promise<{ readonly stream: NodeJS.ReadableStream; readonly size: number } | null>
  bytes(key: string): Promise<Buffer | null>
  remove(key: string): Promise<void>
}
