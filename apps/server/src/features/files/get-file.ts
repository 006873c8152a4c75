import type { fileEndpoints } from '@fledge/contract/files/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { documentPolicy } from '../../platform/http/secure-headers.ts'
import { RawResponse } from '../../platform/http/response.ts'
import type { Services } from '../../platform/services.ts'
import { canReadFile } from './file-viewers.ts'
import { recordFileReading } from './record-file-reading.ts'
import { signedUrlMs } from './signed-file-url.ts'
import { fileById, type FileRow } from './queries/files.queries.ts'

export const getFile: Handler<typeof fileEndpoints.getFile> = async ({
  actor,
  db,
  params,
  query,
  now,
  headers,
  services,
  session,
}) => {
  const file = await db.one(fileById, { file_id: params.id })
  if (!file?.complete) notFound()
  // Reading an identity document needs a code and a record of its own.
  if (session.view && file.kind === 'identity') notFound()
  const { expires, sig } = query
  const signed =
    expires !== undefined &&
    sig !== undefined &&
    expires > now.getTime() &&
    expires <= now.getTime() + signedUrlMs &&
    services.keyRing.verify(sig, 'file', file.file_id, String(expires))
  if (!signed) {
    if (!(await canReadFile(db, actor, file))) notFound()
    await recordFileReading({ actor, db, services }, file)
  }
  // An address of the store would work for anyone, and outlast a view of someone else's account.
  const isFromStore = file.kind === 'video' && !session.view
  const address = isFromStore ? await signStoreUrl(services, file) : null
  // The address is only valid for its receiver, and only for minutes.
  if (address !== null)
    return new RawResponse(
      'text/plain',
      '',
      { location: address, 'cache-control': 'no-store' },
      302,
    )
  return bytesOf(services, file, typeof headers.range === 'string' ? headers.range : undefined)
}

/** Returns an address of a video in the store, so that its bytes do not pass this server. */
const signStoreUrl = ({ files }: Services, file: FileRow) =>
  files.signReadUrl(file.key, {
    contentType: file.content_type,
    contentDisposition: getDisposition(file),
  })

const isShownInline = (type: string) => /^(?:image\/(?:png|jpeg|webp)|video\/)/.test(type)

/** Names of other characters need an encoding that not every reader knows. */
const toFileNameParameter = (name: string) =>
  /^[\w .-]+$/.test(name) ? `filename="${name}"` : `filename*=UTF-8''${encodeURIComponent(name)}`

const getDisposition = ({ content_type, name }: FileRow) =>
  `${isShownInline(content_type) ? 'inline' : 'attachment'}; ${toFileNameParameter(name)}`

async function bytesOf(services: Services, file: FileRow, rangeHeader: string | undefined) {
  const headers = {
    'x-content-type-options': 'nosniff',
    'content-security-policy': documentPolicy,
    'content-disposition': getDisposition(file),
    'accept-ranges': 'bytes',
    // Logos and pictures of public pages may be shown elsewhere.
    ...(file.is_public ? { 'cross-origin-resource-policy': 'cross-origin' } : {}),
    'cache-control': file.is_public ? 'public, max-age=3600' : 'private, no-store',
  }
  const range = rangeHeader === undefined ? null : rangeOf(rangeHeader, file.size)
  if (range === 'beyond')
    return new RawResponse(
      'text/plain',
      '',
      { ...headers, 'content-range': `bytes */${file.size}` },
      416,
    )
  const found = await services.files.read(file.key, range ?? undefined)
  if (!found) notFound()
  if (!range)
    return new RawResponse(file.content_type, found.stream, {
      ...headers,
      'content-length': String(file.size),
    })
  return new RawResponse(
    file.content_type,
    found.stream,
    {
      ...headers,
      'content-length': String(range.end - range.start + 1),
      'content-range': `bytes ${range.start}-${range.end}/${file.size}`,
    },
    206,
  )
}

/** Parses one range of a Range header; null (the whole file) for unknown formats. */
function rangeOf(
  header: string,
  size: number,
): { readonly start: number; readonly end: number } | 'beyond' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,12})-(\d{0,12})$/.exec(header) ?? []
  if (first === '' && last === '') return null
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start > end || start >= size ? 'beyond' : { start, end }
}
