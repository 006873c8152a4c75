import { z } from 'zod'
import { filePurposes, videoRule } from '@fledge/domain/files/rules.ts'
import { messageKey } from '../platform/message-keys.ts'
import { uuid } from '../platform/schema.ts'

export const fileKind = z.enum(['image', 'document', 'resume', 'identity'])

/** Form fields that precede the file. */
export const uploadFields = z.strictObject({
  kind: fileKind.default('image'),
  purpose: z.enum(filePurposes).default('other'),
})

/** `key` and `file_id` are the same value, under the names that other endpoints take. */
export const fileView = z.object({
  key: z.string(),
  file_id: z.string(),
  url: z.string(),
  name: z.string(),
  size: z.number(),
  content_type: z.string(),
})

export const deleteFileBody = z.strictObject({ key: uuid })

export const videoStartBody = z.strictObject({
  name: z.string().trim().min(1).max(200),
  size: z.int().min(1, messageKey('problems.emptyFile')),
  type: z.enum(['video/mp4', 'video/webm', 'video/quicktime']),
  purpose: z.enum(filePurposes).default('answer'),
  seconds: z
    .number()
    .min(0)
    .max(videoRule.maxSeconds + 1, messageKey('problems.videoLength'))
    .optional(),
})
export const videoProgress = z.object({
  file_id: z.string(),
  offset: z.number(),
  size: z.number(),
  chunk_bytes: z.number(),
})
/** A PUT with which the browser stores a chunk itself; null where it goes through the server. */
export const chunkAddress = z.object({
  url: z.string().nullable(),
  headers: z.record(z.string(), z.string()),
})

/** What a file says: its text, nothing that could be read, or a picture that is shown instead. */
export const fileText = z.object({
  kind: z.enum(['TEXT', 'NONE', 'PICTURE']),
  pages: z.array(z.object({ page: z.int(), lines: z.array(z.string()) })),
})
