import type { FilePurpose } from '@fledge/domain/files/rules.ts'
import { client } from '../http/client.ts'

const getVideoType = (file: Blob): 'video/mp4' | 'video/webm' | 'video/quicktime' =>
  file.type.startsWith('video/mp4')
    ? 'video/mp4'
    : file.type.startsWith('video/quicktime')
      ? 'video/quicktime'
      : 'video/webm'

interface VideoUploadOptions {
  readonly name: string
  readonly purpose: FilePurpose
  readonly seconds?: number
  /** Reports the share sent so far, 0 to 1. */
  readonly onProgress: (share: number) => void
  /**
   * Called once the server has created the file, with the id needed to resume after an
   * interruption.
   */
  readonly onStart?: (fileId: string) => void
  /** Id of an interrupted upload to resume. */
  readonly resume?: string | undefined
  readonly signal?: AbortSignal
}

/**
 * Returns where to start: an interrupted upload if it still exists with the same size, otherwise a
 * new one.
 */
async function startOrResumeVideo(
  file: Blob,
  { name, purpose, seconds, resume }: VideoUploadOptions,
) {
  const before =
    resume === undefined
      ? null
      : await client.files.videoOffset({ params: { id: resume } }).catch(() => null)
  if (before?.payload.size === file.size) return before.payload
  return (
    await client.files.startVideo({
      body: {
        name,
        size: file.size,
        type: getVideoType(file),
        purpose,
        ...(seconds === undefined ? {} : { seconds }),
      },
    })
  ).payload
}

/**
 * Stores a chunk in the bucket itself. @returns whether it did; otherwise it goes through the server
 */
async function putIntoBucket(
  fileId: string,
  offset: number,
  bytes: Blob,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const { payload } = await client.files.videoChunkAddress(
    { params: { id: fileId, offset: String(offset) } },
    signal,
  )
  if (payload.url === null) return false
  try {
    const { ok } = await fetch(payload.url, {
      method: 'PUT',
      headers: payload.headers,
      body: bytes,
      credentials: 'omit',
      ...(signal ? { signal } : {}),
    })
    return ok
  } catch (error) {
    // A bucket that this browser cannot reach, or whose rules do not know this site.
    if (signal?.aborted) throw error
    return false
  }
}

interface ChunkTarget {
  readonly fileId: string
  readonly signal: AbortSignal | undefined
  /** Whether the bucket took the chunks so far. */
  isDirect: boolean
}

/** Stores the chunk at a position. @returns the position of the next one */
async function putChunk(target: ChunkTarget, offset: number, bytes: Blob): Promise<number> {
  const { fileId, signal } = target
  if (target.isDirect && (await putIntoBucket(fileId, offset, bytes, signal)))
    return offset + bytes.size
  target.isDirect = false
  const params = { id: fileId, offset: String(offset) }
  return (await client.files.putVideoChunk({ params, bytes }, signal)).payload.offset
}

/**
 * Uploads a video in chunks, so that an interruption costs one chunk: into the bucket, if there is
 * one and it can be reached, otherwise through the server, where each chunk is retried with its own
 * request id.
 * @returns the file's id
 */
export async function uploadVideo(file: Blob, sending: VideoUploadOptions): Promise<string> {
  const { signal, onProgress } = sending
  const { file_id, chunk_bytes, offset: begin } = await startOrResumeVideo(file, sending)
  sending.onStart?.(file_id)
  const target: ChunkTarget = { fileId: file_id, signal, isDirect: true }
  let offset = begin
  onProgress(offset / file.size)
  while (offset < file.size) {
    // One piece follows the other: the server takes the next only where the last one ended.
    // oxlint-disable-next-line no-await-in-loop
    offset = await putChunk(target, offset, file.slice(offset, offset + chunk_bytes))
    onProgress(offset / file.size)
  }
  await client.files.completeVideo({ params: { id: file_id }, body: {} }, signal)
  return file_id
}

/**
 * Returns the duration of a video in whole seconds; 1 if the browser cannot tell (recordings have
 * no duration in their header).
 */
export function readVideoSeconds(file: Blob): Promise<number> {
  const video = document.createElement('video')
  const url = URL.createObjectURL(file)
  return new Promise((resolve) => {
    const end = (seconds: number) => {
      URL.revokeObjectURL(url)
      resolve(Math.max(1, Number.isFinite(seconds) ? Math.round(seconds) : 1))
    }
    video.addEventListener('loadedmetadata', () => end(video.duration))
    video.addEventListener('error', () => end(1))
    video.src = url
  })
}
