import sharp from 'sharp'
import { contentTypes, uploadKindOf, uploadKinds } from '@fledge/domain/files/rules.ts'
import { refuse, type Refusal } from '../../platform/http/outcome.ts'
import { extensionByContent } from './content-type.ts'
import { say } from '../../platform/texts.ts'
import { inLimitedChild } from './limited-child.ts'
import { readResume } from './resume-file.ts'
import type { FileRow } from './store.ts'

/** A file as it is kept. */
export interface CheckedContent {
  readonly bytes: Uint8Array
  readonly contentType: string
  readonly extension: string
}

const mostPixels = 40_000_000
const longestSide = 4096

/**
 * Tells what a file is by its content and makes it safe to keep: images are made anew (no metadata, no second meaning),
 * a svg becomes a picture, documents are taken as they are when they begin and end as such.
 */
export async function checkedContent(
  kind: FileRow['kind'],
  bytes: Buffer,
): Promise<CheckedContent | Refusal> {
  if (bytes.length === 0)
    return refuse('VALIDATION', { because: 'files.empty', fields: { file: 'This file is empty.' } })
  const rule = uploadKindOf(kind)
  const extension = await extensionByContent(bytes)
  // Widened: the table's own lists are literal.
  const allowed: readonly string[] = uploadKinds[rule].extensions
  if (extension === null || !allowed.includes(extension))
    return (
      (kind === 'resume' ? await resumeRefused(bytes) : null) ??
      refuse('WRONG_TYPE', { because: `files.type.${rule}` })
    )
  if (extension === 'svg') return fromSvg(bytes)
  if (extension === 'jpg' || extension === 'png') return fromImage(bytes, extension)
  if (kind === 'resume') {
    // Companies open it: what is locked, holds a script or swells is not kept for them.
    const refused = await resumeRefused(bytes)
    if (refused) return refused
  }
  if (extension === 'pdf' && !bytes.subarray(-2048).includes('%%EOF')) return damaged()
  if (extension === 'docx' && !bytes.subarray(-70_000).includes(Buffer.from('PK\x05\x06')))
    return damaged()
  return { bytes, extension, contentType: contentTypes[extension] ?? 'application/octet-stream' }
}

async function resumeRefused(bytes: Buffer): Promise<Refusal | null> {
  const read = await readResume(bytes)
  return 'because' in read
    ? refuse('WRONG_TYPE', { because: read.because, fields: { file: say(read.because) } })
    : null
}

const damaged = () => refuse('WRONG_TYPE', { because: 'files.damaged' })

async function fromImage(
  bytes: Buffer,
  extension: 'jpg' | 'png',
): Promise<CheckedContent | Refusal> {
  try {
    const image = sharp(bytes, {
      limitInputPixels: mostPixels,
      failOn: 'truncated',
      sequentialRead: true,
    }).timeout({ seconds: 8 })
    const { width, height } = await image.metadata()
    if (width * height > mostPixels) return refuse('TOO_LARGE', { because: 'files.tooLargeInside' })
    const upright = image
      .rotate()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    const made = await (
      extension === 'jpg' ? upright.jpeg({ quality: 88 }) : upright.png()
    ).toBuffer()
    return { bytes: made, extension, contentType: contentTypes[extension] ?? 'image/png' }
  } catch (error) {
    return error instanceof Error && /pixel limit/i.test(error.message)
      ? refuse('TOO_LARGE', { because: 'files.tooLargeInside' })
      : damaged()
  }
}

async function fromSvg(bytes: Buffer): Promise<CheckedContent | Refusal> {
  const made = await inLimitedChild('svg', bytes, { deadline: 4000, cpu: 4 })
  return made ? { bytes: made, extension: 'png', contentType: 'image/png' } : damaged()
}
