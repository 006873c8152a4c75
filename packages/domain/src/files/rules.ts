/** Maximum upload size in bytes (seed 000 §5). */
export const maxBytes = 10_485_760
export const videoRule = {
  maxBytes: 100 * 1024 * 1024,
  maxSeconds: 120,
  chunkBytes: 5 * 1024 * 1024,
  extensions: ['mp4', 'webm', 'mov'],
} as const

/**
 * Kinds of upload with their accepted types. The type is detected from the content; the extension
 * is only a hint.
 */
export const uploadKinds = {
  image: { extensions: ['jpg', 'jpeg', 'png', 'svg'], maxBytes: maxBytes },
  document: { extensions: ['jpg', 'jpeg', 'png', 'pdf'], maxBytes: maxBytes },
  resume: { extensions: ['jpg', 'jpeg', 'png', 'pdf', 'docx'], maxBytes: maxBytes },
  video: { extensions: videoRule.extensions, maxBytes: videoRule.maxBytes },
} as const satisfies Readonly<Record<string, { extensions: readonly string[]; maxBytes: number }>>
export type UploadKind = keyof typeof uploadKinds

export const contentTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
}

/** Returns the lower-case extension of a file name without the dot, or '' if it has none. */
export function getFileExtension(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase()
}

/** Validates a file before upload. Returns a catalogue key, or null if valid. */
export function validateUpload(
  kind: UploadKind,
  file: { name: string; size: number },
): string | null {
  const rule = uploadKinds[kind]
  const extension = getFileExtension(file.name)
  if (!rule.extensions.some((allowedExtension) => allowedExtension === extension))
    return `files.type.${kind}`
  if (file.size <= 0) return 'files.empty'
  return file.size > rule.maxBytes ? `files.size.${kind}` : null
}

export const megabyte = 1024 * 1024
/**
 * Maximum storage and number of files per person. An application with a video for every question
 * and a document for every entry takes about a third of an intern's quota.
 */
export const uploadQuotas = {
  intern: { maxBytes: 1024 * megabyte, maxFiles: 200 },
  company: { maxBytes: 2048 * megabyte, maxFiles: 300 },
  operator: { maxBytes: 1024 * megabyte, maxFiles: 200 },
  registration: { maxBytes: 50 * megabyte, maxFiles: 20 },
} as const

/** Days after which an unused file is deleted, and up to which the job looks for it. */
export const unusedFileDays = { retention: 1, lookBack: 30 } as const

/** Purposes of a stored file. */
export const filePurposes = [
  'logo',
  'photo',
  'picture',
  'video',
  'answer',
  'resume',
  'identity',
  'certification',
  'portfolio',
  'other',
] as const
export type FilePurpose = (typeof filePurposes)[number]

/**
 * Whether anyone may download the file: only what public profiles show, never identity documents.
 */
export function isPublicFile(kind: string, purpose: FilePurpose): boolean {
  return (
    (kind === 'image' && ['logo', 'photo', 'picture'].includes(purpose)) ||
    (kind === 'video' && purpose === 'video')
  )
}

/** Returns the upload rule for a stored kind. */
export function toUploadKind(
  kind: 'image' | 'document' | 'resume' | 'identity' | 'video',
): UploadKind {
  return kind === 'identity' ? 'document' : kind
}
