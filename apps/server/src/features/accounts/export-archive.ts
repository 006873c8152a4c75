import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { accountEvents } from '@fledge/domain/accounts/events.ts'
import type { CompanyMember, InternActor } from '@fledge/domain/sessions/types.ts'
import { hourMs, formatDate } from '@fledge/kernel/dates.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { RawResponse } from '../../platform/http/response.ts'
import { consumeRateLimit } from '../../platform/rate-limit.ts'
import type { Services } from '../../platform/services.ts'
import { translate } from '../../platform/texts.ts'

type OwnFile = {
  readonly file_id: string
  readonly key: string
  readonly purpose: string
  readonly name: string
  readonly size: number
}

/** Each archive reads all of the person's files again. */
const maxExportsPerHour = 5

/**
 * Counts an export, and records it.
 *
 * @throws RATE_LIMITED above the hourly limit
 */
export async function consumeExportLimit(
  { database }: Services,
  actor: InternActor | CompanyMember,
): Promise<void> {
  const wait = await database.transaction(actor, async (tx) => {
    const limited = await consumeRateLimit(tx, `export:${actor.userId}`, maxExportsPerHour, hourMs)
    if (limited === null)
      await tx.recordEvent(accountEvents.export, {
        subject: actor.userId,
        ...(actor.kind === 'intern' ? { intern: actor.intern } : { company: actor.company }),
      })
    return limited
  })
  if (wait !== null)
    throw new AppError('RATE_LIMITED', { messageKey: 'accounts.refused.exports', retryAfter: wait })
}

interface Archive {
  /** Contents of one JSON file per key. */
  readonly data: object
  readonly files: readonly OwnFile[]
  /** Text key of the README that explains the contents. */
  readonly readMe: string
}

/** Returns the archive as a raw response, generated while it is sent. */
export const toArchiveResponse = (archive: Archive, store: FileStore, now: Date): RawResponse =>
  new RawResponse('application/zip', createArchive(archive, store, now), {
    'content-disposition': `attachment; filename="fledge-${now.toISOString().slice(0, 10)}.zip"`,
  })

function createArchive(
  { data, files, readMe }: Archive,
  store: FileStore,
  now: Date,
): NodeJS.ReadableStream {
  const zip = new ZipFile()
  const addFile = (name: string, text: string) =>
    zip.addBuffer(Buffer.from(text), name, { mtime: now })
  addFile('read-me.txt', translate(readMe, { day: formatDate(now.toISOString().slice(0, 10)) }))
  for (const [part, content] of Object.entries(data))
    addFile(`${part}.json`, `${JSON.stringify(content, null, 2)}\n`)
  // Opens files one at a time. A file whose bytes are missing is replaced by a note.
  for (const file of files) {
    zip.addReadStreamLazy(toArchivePath(file), { mtime: now, compress: false }, (give) => {
      store.read(file.key).then(
        (found) => give(null, found?.stream ?? Readable.from([translate('accounts.export.lost')])),
        (error: unknown) => zip.emit('error', error),
      )
    })
  }
  zip.on('error', (error) => zip.outputStream.emit('error', error))
  zip.end()
  return zip.outputStream
}

/**
 * Builds the file name from purpose and original name. The id distinguishes files with the same
 * name.
 */
const toArchivePath = ({ file_id, purpose, name }: OwnFile) =>
  `files/${purpose || 'file'}-${file_id.slice(-8)}-${name}`
