import { listPages, readBody, type S3Client } from './s3-client.ts'

/** S3 accepts no smaller part of an object, except the last one. */
const minPartBytes = 5 * 1024 * 1024
/** Parts that are copied at the same time. */
const copiesAtOnce = 5

interface Chunk {
  readonly key: string
  readonly at: number
  readonly size: number
}

/** Chunks that the service joins into one part of the object. */
type Part = readonly Chunk[]

interface PartTarget {
  readonly Bucket: string
  readonly Key: string
  readonly UploadId: string
  readonly PartNumber: number
}

interface AddedPart {
  readonly PartNumber: number
  readonly ETag: string | undefined
}

const sumSizes = (chunks: Part) => chunks.reduce((sum, { size }) => sum + size, 0)

/** What is below it belongs to no file yet, and the bucket's rules delete it after some days. */
export const stagedFolder = 'staged/'

const folderOf = (key: string) => `${stagedFolder}${key}/`

/** The key of a chunk; keys are listed in the order of their positions. */
export const chunkKey = (key: string, at: number) =>
  `${folderOf(key)}${String(at).padStart(12, '0')}`

/** Returns the key of the file that an object is or that it is a chunk of. */
export const toFileKey = (key: string): string =>
  key.startsWith(stagedFolder) ? key.slice(stagedFolder.length, key.lastIndexOf('/')) : key

/**
 * S3 cannot append, so each chunk of an unfinished file is an object of its own. Every server sees
 * the same chunks, and a repeated one replaces itself.
 */
export function createChunks(client: S3Client) {
  const { bucket, send, writeOptions } = client
  const list = (key: string) => listPages(client, folderOf(key))

  /** Lists the chunks that follow one another from the beginning of the file. */
  async function listContiguous(key: string): Promise<Part> {
    const chunks: Chunk[] = []
    let end = 0
    for await (const objects of list(key))
      for (const { Key = '', Size = 0 } of objects) {
        if (Key !== chunkKey(key, end)) continue
        chunks.push({ key: Key, at: end, size: Size })
        end += Size
      }
    return chunks
  }

  return {
    size: async (key: string) => sumSizes(await listContiguous(key)),
    async put(key: string, at: number, bytes: Uint8Array): Promise<void> {
      await send((s3) =>
        s3.putObject({ Bucket: bucket, Key: chunkKey(key, at), Body: bytes, ...writeOptions }),
      )
    },
    /**
     * Joins the chunks into the object; no one can read a part of it.
     * @throws MissingChunkError if they are not complete
     */
    async join(key: string, size: number): Promise<void> {
      const chunks = await listContiguous(key)
      if (sumSizes(chunks) !== size) throw new MissingChunkError(key)
      await joinParts(client, key, toParts(chunks))
    },
    /** Deletes each chunk once: a service such as Swift may list it for a while afterwards. */
    async remove(key: string): Promise<void> {
      for await (const objects of list(key))
        await Promise.all(
          objects.map(({ Key }) => send((s3) => s3.deleteObject({ Bucket: bucket, Key }))),
        )
    },
  }
}

async function joinParts(client: S3Client, key: string, parts: readonly Part[]): Promise<void> {
  const { bucket, send, writeOptions } = client
  const started = await send((s3) =>
    s3.createMultipartUpload({ Bucket: bucket, Key: key, ...writeOptions }),
  )
  const upload = { Bucket: bucket, Key: key, UploadId: started?.UploadId ?? '' }
  const abort = () => send((s3) => s3.abortMultipartUpload(upload))
  try {
    const added: AddedPart[] = []
    for (let from = 0; from < parts.length; from += copiesAtOnce)
      added.push(
        ...(await Promise.all(
          parts
            .slice(from, from + copiesAtOnce)
            .map((part, index) =>
              addPart(client, { ...upload, PartNumber: from + index + 1 }, part),
            ),
        )),
      )
    // Another server was faster. Swift would keep the parts of an object that is replaced.
    if (await send((s3) => s3.headObject({ Bucket: bucket, Key: key }))) return void (await abort())
    await send((s3) => s3.completeMultipartUpload({ ...upload, MultipartUpload: { Parts: added } }))
  } catch (error) {
    // The bucket's lifecycle rule ends uploads that this cannot end.
    await abort().catch(() => {})
    throw error
  }
}

/** Adds a part to an upload: a chunk that is large enough is copied within the service. */
async function addPart(client: S3Client, target: PartTarget, part: Part): Promise<AddedPart> {
  const [first] = part
  if (first === undefined) throw new Error('a part without chunks')
  const { bucket, send } = client
  if (part.length > 1) {
    const bytes = await readChunks(client, part)
    const sent = await send((s3) => s3.uploadPart({ ...target, Body: bytes }))
    return { PartNumber: target.PartNumber, ETag: sent?.ETag }
  }
  const copied = await send((s3) =>
    s3.uploadPartCopy({ ...target, CopySource: `${bucket}/${first.key}` }),
  )
  if (!copied) throw new MissingChunkError(first.key)
  return { PartNumber: target.PartNumber, ETag: copied.CopyPartResult?.ETag }
}

/** Reads the chunks of one part, which is little more than the smallest part. */
async function readChunks({ bucket, send }: S3Client, part: Part): Promise<Buffer> {
  const contents: Uint8Array[] = []
  for (const { key } of part) {
    const bytes = await send(async (s3) =>
      readBody(await s3.getObject({ Bucket: bucket, Key: key })),
    )
    if (!bytes) throw new MissingChunkError(key)
    contents.push(bytes)
  }
  return Buffer.concat(contents)
}

/** Not all bytes that a file should have are stored as chunks. */
export class MissingChunkError extends Error {
  constructor(key: string) {
    super(`not all bytes of ${key} are stored`)
  }
}

/** Groups chunks so that every part except the last is large enough. */
function toParts(chunks: Part): readonly Part[] {
  const parts: Chunk[][] = []
  let bytes = minPartBytes
  for (const chunk of chunks) {
    if (bytes >= minPartBytes) {
      parts.push([])
      bytes = 0
    }
    parts.at(-1)?.push(chunk)
    bytes += chunk.size
  }
  return parts
}
