import { client } from '../../platform/client.ts'

const typeOf = (file: Blob): 'video/mp4' | 'video/webm' | 'video/quicktime' => (file.type.startsWith('video/mp4') ? 'video/mp4' : file.type.startsWith('video/quicktime') ? 'video/quicktime' : 'video/webm')

/**
 * Sends a video in pieces, so that a lost line costs one piece; each piece is tried again under its own request id.
 * @param tell the share sent so far, 0 to 1
 * @returns the file's id
 */
export async function sendVideo(file: Blob, name: string, seconds: number, tell: (share: number) => void): Promise<string> {
  const { payload } = await client.files.startVideo({ body: { name, size: file.size, type: typeOf(file), purpose: 'answer', seconds } })
  let { offset } = payload
  while (offset < file.size) {
    // One piece follows the other: the server takes the next only where the last one ended.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await client.files.putVideoChunk({ params: { id: payload.file_id, offset: String(offset) }, bytes: file.slice(offset, offset + payload.chunk_bytes) })
    offset = answer.payload.offset
    tell(offset / file.size)
  }
  await client.files.completeVideo({ params: { id: payload.file_id }, body: {} })
  return payload.file_id
}

/** How long a video is, in whole seconds; 1 where the browser cannot tell (recordings have no duration in their header). */
export function secondsOf(file: Blob): Promise<number> {
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
