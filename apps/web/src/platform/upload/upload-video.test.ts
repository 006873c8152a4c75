import { beforeEach, expect, it, vi } from 'vitest'
import { uploadVideo } from './upload-video.ts'

const calls = vi.hoisted(() => ({
  startVideo: vi.fn(),
  videoOffset: vi.fn(),
  videoChunkAddress: vi.fn(),
  putVideoChunk: vi.fn(),
  completeVideo: vi.fn(),
}))
vi.mock('../http/client.ts', () => ({ client: { files: calls } }))

const video = new Blob(['0123456789'], { type: 'video/webm' })
const bucket = vi.fn<typeof fetch>()

beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset()
  bucket.mockReset()
  vi.stubGlobal('fetch', bucket)
  calls.startVideo.mockResolvedValue({
    payload: { file_id: 'v', chunk_bytes: 4, offset: 0, size: 10 },
  })
  calls.videoChunkAddress.mockImplementation(async ({ params }) => ({
    payload: { url: `https://bucket.example/${params.offset}`, headers: { 'x-amz-a': 'b' } },
  }))
  calls.putVideoChunk.mockImplementation(async ({ params, bytes }) => ({
    payload: { offset: Number(params.offset) + bytes.size },
  }))
})

const upload = () => {
  const shares: number[] = []
  const onProgress = (share: number) => void shares.push(share)
  return uploadVideo(video, { name: 'v.webm', purpose: 'answer', onProgress }).then(() => shares)
}
const listServerChunks = () => calls.putVideoChunk.mock.calls.map(([{ params }]) => params.offset)

it('stores every chunk in the bucket, without credentials', async () => {
  bucket.mockResolvedValue(new Response())
  expect(await upload()).toEqual([0, 0.4, 0.8, 1])
  expect(bucket.mock.calls.map(([url]) => url)).toEqual([
    'https://bucket.example/0',
    'https://bucket.example/4',
    'https://bucket.example/8',
  ])
  expect(bucket.mock.calls[0]?.[1]).toMatchObject({
    method: 'PUT',
    headers: { 'x-amz-a': 'b' },
    credentials: 'omit',
  })
  expect(listServerChunks()).toEqual([])
  expect(calls.completeVideo).toHaveBeenCalledOnce()
})

it('continues through the server if the bucket cannot be reached or refuses', async () => {
  bucket
    .mockResolvedValueOnce(new Response())
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await upload()
  expect(listServerChunks()).toEqual(['4', '8'])
  calls.putVideoChunk.mockClear()
  bucket.mockResolvedValue(new Response('', { status: 403 }))
  await upload()
  expect(listServerChunks()).toEqual(['0', '4', '8'])
})

it('goes through the server if there is no bucket, and asks once', async () => {
  calls.videoChunkAddress.mockResolvedValue({ payload: { url: null, headers: {} } })
  await upload()
  expect(listServerChunks()).toEqual(['0', '4', '8'])
  expect(calls.videoChunkAddress).toHaveBeenCalledOnce()
  expect(bucket).not.toHaveBeenCalled()
})
