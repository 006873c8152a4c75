import { Readable } from 'node:stream'
import { minuteMs } from '@fledge/kernel/dates.ts'
import type { FileStore, StoredObject } from './file-store.ts'
import {
  allowPauses,
  createS3Client,
  listPages,
  readBody,
  type S3Client,
  type S3Settings,
} from './s3-client.ts'
import { chunkKey, createChunks, MissingChunkError, toFileKey } from './s3-chunks.ts'

/** Stores files in a bucket of Amazon S3 or of a service with its interface. */
export async function createS3Store(settings: S3Settings): Promise<FileStore> {
  const client = await createS3Client(settings)
  const { bucket, send, writeOptions } = client
  const chunks = createChunks(client)
  const at = (key: string) => ({ Bucket: bucket, Key: key })
  const sizeOf = async (key: string) =>
    (await send((s3) => s3.headObject(at(key))))?.ContentLength ?? null
  const size = async (key: string) => {
    const [finished, appended] = await Promise.all([sizeOf(key), chunks.size(key)])
    return finished ?? (appended > 0 ? appended : null)
  }
  return {
    size,
    async put(key, bytes) {
      await send((s3) => s3.putObject({ ...at(key), Body: bytes, ...writeOptions }))
    },
    async append(key, from, bytes) {
      if (((await size(key)) ?? 0) !== from) return null
      await chunks.put(key, from, bytes)
      return from + bytes.length
    },
    async finish(key, total) {
      if ((await sizeOf(key)) === null)
        await chunks.join(key, total).catch(async (error: unknown) => {
          // Another server may have joined and deleted the chunks since.
          if (!(error instanceof MissingChunkError) || (await sizeOf(key)) !== total) throw error
        })
      await chunks.remove(key)
    },
    ...createReader(client),
    list: () => listObjects(client),
    signReadUrl: await createUrlSigner(client),
    signChunk: await createChunkSigner(client),
    async remove(key) {
      await Promise.all([send((s3) => s3.deleteObject(at(key))), chunks.remove(key)])
    },
  }
}

function createReader({ bucket, send }: S3Client): Pick<FileStore, 'read' | 'bytes'> {
  const at = (key: string) => ({ Bucket: bucket, Key: key })
  return {
    async read(key, range) {
      const found = await send((s3) =>
        s3.getObject({
          ...at(key),
          ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}),
        }),
      )
      if (!(found?.Body instanceof Readable)) return null
      allowPauses(found.Body)
      const [, total] = /\/(\d+)$/.exec(found.ContentRange ?? '') ?? []
      return { stream: found.Body, size: Number(total ?? found.ContentLength) }
    },
    async bytes(key) {
      const bytes = await send(async (s3) => readBody(await s3.getObject(at(key))))
      return bytes && Buffer.from(bytes)
    },
  }
}

async function* listObjects(client: S3Client): AsyncIterable<StoredObject> {
  for await (const objects of listPages(client, ''))
    for (const { Key = '', LastModified } of objects)
      yield { key: toFileKey(Key), changedAt: LastModified ?? new Date() }
}

const signedUrlSeconds = (5 * minuteMs) / 1000

async function createUrlSigner({ bucket, s3 }: S3Client): Promise<FileStore['signReadUrl']> {
  const [{ GetObjectCommand }, { getSignedUrl }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@aws-sdk/s3-request-presigner'),
  ])
  return (key, { contentType, contentDisposition }) =>
    getSignedUrl(
      s3,
      new GetObjectCommand({
        Bucket: bucket,
        Key: key,
        ResponseContentType: contentType,
        ResponseContentDisposition: contentDisposition,
      }),
      { expiresIn: signedUrlSeconds },
    )
}

/** S3 reads them from headers only, so they are signed there and sent by the browser. */
const encryptionHeaders = [
  'x-amz-server-side-encryption',
  'x-amz-server-side-encryption-aws-kms-key-id',
]

async function createChunkSigner({
  bucket,
  s3,
  writeOptions,
}: S3Client): Promise<FileStore['signChunk']> {
  const [{ PutObjectCommand }, { getSignedUrl }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@aws-sdk/s3-request-presigner'),
  ])
  const { ServerSideEncryption, SSEKMSKeyId } = writeOptions
  const [encryption = '', keyId = ''] = encryptionHeaders
  const headers = {
    ...(ServerSideEncryption ? { [encryption]: ServerSideEncryption } : {}),
    ...(SSEKMSKeyId ? { [keyId]: SSEKMSKeyId } : {}),
  }
  return async (key, at, size) => ({
    headers,
    url: await getSignedUrl(
      s3,
      new PutObjectCommand({
        Bucket: bucket,
        Key: chunkKey(key, at),
        // Signed, too: the holder can store nothing larger.
        ContentLength: size,
        ...writeOptions,
      }),
      { expiresIn: signedUrlSeconds, unhoistableHeaders: new Set(encryptionHeaders) },
    ),
  })
}
