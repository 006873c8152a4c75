import { z } from 'zod'
import { maxBytes, videoRule } from '@fledge/domain/files/rules.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { emptyBody, uuid } from '../platform/schema.ts'
import {
  chunkAddress,
  deleteFileBody,
  fileText,
  fileView,
  uploadFields,
  videoProgress,
  videoStartBody,
} from './schema.ts'

const fileParams = z.strictObject({ id: uuid })

export const fileEndpoints = defineEndpoints({
  uploadFile: {
    query: z.strictObject({ key: uuid, expires: queryTime(), sig: z.string().max(100) }).partial(),
    method: 'POST',
    path: 's3/upload-file',
    aliases: ['POST intern-service/s3/upload-file'],
    access: ['session', 'reg'],
    account: 'any',
    upload: maxBytes,
    summary:
      'Uploads a file; its type is detected from its content, and images are re-encoded without metadata.',
    body: uploadFields,
    response: fileView,
    errors: ['NOT_FOUND', 'ALREADY_EXISTS', 'DEADLINE_PASSED', 'RATE_LIMITED'],
  },
  deleteFile: {
    method: 'POST',
    path: 's3/delete-file',
    aliases: ['POST intern-service/s3/delete-file', 'POST intern-service/s3/v1/delete'],
    access: ['session', 'reg'],
    account: 'any',
    summary: "Deletes one of the user's files.",
    body: deleteFileBody,
    response: emptyBody,
    errors: ['NOT_FOUND'],
  },
  getFile: {
    method: 'GET',
    path: 'files/{id}',
    access: ['public'],
    rawResponse: true,
    summary:
      'Returns a file to users with access: by session, because it is public, or by a signed URL.',
    params: fileParams,
    query: z.strictObject({ expires: queryTime().optional(), sig: z.string().max(100).optional() }),
    response: z.string(),
  },
  getFileText: {
    method: 'GET',
    path: 'operator/files/{id}/text',
    access: ['operator:review'],
    summary:
      'Returns the text of a résumé or another document of an intern, by page and line; of a picture only that it is one.',
    params: fileParams,
    response: fileText,
    errors: ['RATE_LIMITED'],
  },
  fileAddress: {
    method: 'GET',
    path: 'files/{id}/address',
    access: ['session', 'reg'],
    account: 'any',
    summary: 'Returns a URL of the file that is valid for five minutes.',
    params: fileParams,
    query: emptyBody,
    response: z.object({ url: z.string(), expires_at: z.string() }),
  },
  startVideo: {
    method: 'POST',
    path: 'files/videos',
    access: ['session'],
    summary: 'Starts a chunked video upload.',
    body: videoStartBody,
    response: videoProgress,
    errors: ['NOT_FOUND'],
  },
  videoOffset: {
    method: 'GET',
    path: 'files/videos/{id}',
    access: ['session'],
    summary: 'Returns the position at which an interrupted video upload continues.',
    params: fileParams,
    query: emptyBody,
    response: videoProgress,
  },
  putVideoChunk: {
    method: 'PUT',
    path: 'files/videos/{id}/{offset}',
    access: ['session'],
    bytes: videoRule.chunkBytes,
    summary: 'Uploads the next chunk of a video and returns the position of the following one.',
    params: z.strictObject({ id: uuid, offset: queryInt9() }),
    response: videoProgress,
  },
  videoChunkAddress: {
    method: 'GET',
    path: 'files/videos/{id}/{offset}/address',
    access: ['session'],
    summary:
      'Returns an address of the bucket that takes the chunk at a position for five minutes; null without a bucket.',
    params: z.strictObject({ id: uuid, offset: queryInt9() }),
    query: emptyBody,
    response: chunkAddress,
  },
  completeVideo: {
    method: 'POST',
    path: 'files/videos/{id}/complete',
    access: ['session'],
    summary: 'Completes a video upload after checking its size and type.',
    params: fileParams,
    body: emptyBody,
    response: fileView,
    errors: ['RATE_LIMITED'],
  },
})

/** Milliseconds since 1970, as text. */
function queryTime() {
  return z
    .string()
    .regex(/^\d{13}$/)
    .transform(Number)
}

/** A byte position in a video. */
function queryInt9() {
  return z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(0).max(videoRule.maxBytes))
}
