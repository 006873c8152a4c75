import { inflateRawSync } from 'node:zlib'

/** A résumé unpacks to far less than this, including pictures. */
const maxUnpackedBytes = 60 * 1024 * 1024
const maxZipEntries = 2000

interface ZipEntry {
  readonly name: string
  readonly isLocked: boolean
  readonly method: number
  readonly packed: number
  readonly unpacked: number
  readonly offset: number
}

export type DocxProblem = 'files.unreadable' | 'files.protected' | 'files.scripts' | 'files.tooMuch'

/** Returns why a docx is rejected, judged by its list of parts; null if it can be opened. */
export function findDocxProblem(bytes: Buffer): DocxProblem | null {
  const entries = entriesOf(bytes)
  if (entries === null) return 'files.unreadable'
  if (entries.some((entry) => entry.isLocked)) return 'files.protected'
  if (
    entries.some((entry) =>
      /vbaProject|\/activeX\/|\.(?:exe|js|vbs|bat|cmd|ps1)$/i.test(entry.name),
    )
  )
    return 'files.scripts'
  if (entries.reduce((sum, entry) => sum + entry.unpacked, 0) > maxUnpackedBytes)
    return 'files.tooMuch'
  return hasFalseSize(bytes, entries) ? 'files.tooMuch' : null
}

/**
 * Returns the text of a docx's parts by name, for parts the library does not read: headers often
 * contain the address.
 */
export function readDocxParts(bytes: Buffer, namePattern: RegExp): string[] {
  return (entriesOf(bytes) ?? [])
    .filter((entry) => namePattern.test(entry.name))
    .slice(0, 3)
    .flatMap((entry) => contentOf(bytes, entry, 1024 * 1024)?.toString('utf8') ?? [])
}

/** Returns whether a text part unpacks to more than its declared size. */
function hasFalseSize(bytes: Buffer, entries: readonly ZipEntry[]): boolean {
  return entries
    .filter((entry) => /\.(?:xml|rels)$/i.test(entry.name) && entry.method === 8)
    .some((entry) => {
      try {
        inflateRawSync(getPackedBytes(bytes, entry), {
          maxOutputLength: Math.max(entry.unpacked, 1),
        })
        return false
      } catch (error) {
        return error instanceof RangeError
      }
    })
}

function contentOf(bytes: Buffer, entry: ZipEntry, maxBytes: number): Buffer | null {
  try {
    const packed = getPackedBytes(bytes, entry)
    return entry.method === 0
      ? packed.subarray(0, maxBytes)
      : inflateRawSync(packed, { maxOutputLength: maxBytes })
  } catch {
    return null
  }
}

function getPackedBytes(bytes: Buffer, { offset, packed }: ZipEntry): Buffer {
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
  return bytes.subarray(start, start + packed)
}

/** Reads the zip's central directory; null if the zip is incomplete. */
function entriesOf(bytes: Buffer): ZipEntry[] | null {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  if (end < 0 || end + 22 > bytes.length) return null
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  const entries: ZipEntry[] = []
  if (count > maxZipEntries) return null
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) return null
    const [nameLength, extra, commentLength] = [
      bytes.readUInt16LE(at + 28),
      bytes.readUInt16LE(at + 30),
      bytes.readUInt16LE(at + 32),
    ]
    const offset = bytes.readUInt32LE(at + 42)
    if (offset + 30 > bytes.length) return null
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      isLocked: (bytes.readUInt16LE(at + 8) & 1) === 1,
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      offset,
    })
    at += 46 + nameLength + extra + commentLength
  }
  return entries
}
