// Runs only in the resource-limited child process.
import { contentTypes, toUploadKind, uploadKinds } from '@fledge/domain/files/rules.ts'
import { detectExtension } from './content-type.ts'
import { findDocxProblem } from './docx-parts.ts'
import type { FileProblem } from './file-problems.ts'
import { isEncrypted, findPdfDanger } from './pdf-actions.ts'
import type { FileRow } from './queries/files.queries.ts'

/** The detected type of a file and its new bytes if it was re-encoded; or why it is rejected. */
export type CheckedFile =
  | { readonly messageKey: FileProblem }
  | { readonly extension: string; readonly contentType: string; readonly reencoded?: Uint8Array }

const maxPixels = 40_000_000
const maxSide = 4096
const lockedPackage = Buffer.from('EncryptedPackage', 'utf16le')

/**
 * Detects a file's type by its content and makes it safe to store: images are re-encoded (no
 * metadata, no second meaning), an SVG becomes a PNG, documents are stored unchanged if they are
 * complete and can only be read.
 */
export async function checkFile(kind: FileRow['kind'], bytes: Buffer): Promise<CheckedFile> {
  const rule = toUploadKind(kind)
  const extension = await detectExtension(bytes)
  // Widened: the table's lists are literal types.
  const allowed: readonly string[] = uploadKinds[rule].extensions
  if (kind === 'resume' && extension !== 'jpg' && extension !== 'png') {
    const danger = await findResumeProblem(extension, bytes)
    // An unreadable list of parts could hide anything.
    if (danger) return { messageKey: danger === 'files.unreadable' ? 'files.damaged' : danger }
  }
  if (extension === null || !allowed.includes(extension))
    return { messageKey: `files.type.${rule}` }
  if (extension === 'svg') return renderSvg(bytes)
  if (extension === 'jpg' || extension === 'png') return reencodeImage(bytes, extension)
  const danger = kind === 'resume' || extension !== 'pdf' ? null : findPdfDanger(bytes)
  if (danger) return { messageKey: danger }
  return isComplete(extension, bytes)
    ? { extension, contentType: contentTypes[extension] ?? 'application/octet-stream' }
    : { messageKey: 'files.damaged' }
}

const isComplete = (extension: string, bytes: Buffer) =>
  extension === 'pdf'
    ? bytes.subarray(-2048).includes('%%EOF')
    : bytes.subarray(-70_000).includes(Buffer.from('PK\x05\x06'))

/**
 * Returns why a résumé is rejected: not a document, contains a script, is password-protected or
 * unpacks to too much. A company may open it one day.
 */
export async function findResumeProblem(
  extension: string | null,
  bytes: Buffer,
): Promise<FileProblem | null> {
  // A password-protected docx is wrapped in another file type.
  if (extension === 'cfb')
    return bytes.includes(lockedPackage) ? 'files.protected' : 'files.type.resume'
  if (extension === 'docm' || extension === 'dotm') return 'files.scripts'
  if (extension === 'docx') return findDocxProblem(bytes)
  if (extension !== 'pdf') return 'files.type.resume'
  const danger = findPdfDanger(bytes)
  if (danger || !isEncrypted(bytes)) return danger
  const { needsPassword } = await import('./pdf-text.ts')
  return (await needsPassword(bytes)) ? 'files.protected' : null
}

async function reencodeImage(bytes: Buffer, extension: 'jpg' | 'png'): Promise<CheckedFile> {
  try {
    const sharp = await loadSharp()
    const image = sharp(bytes, {
      limitInputPixels: maxPixels,
      failOn: 'truncated',
      sequentialRead: true,
    })
    const { width, height } = await image.metadata()
    if (width * height > maxPixels) return { messageKey: 'files.tooLargeInside' }
    const upright = image
      .rotate()
      .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
    const reencoded = await (
      extension === 'jpg' ? upright.jpeg({ quality: 88 }) : upright.png()
    ).toBuffer()
    return { reencoded, extension, contentType: contentTypes[extension] ?? 'image/png' }
  } catch (error) {
    return error instanceof Error && /pixel limit/i.test(error.message)
      ? { messageKey: 'files.tooLargeInside' }
      : { messageKey: 'files.damaged' }
  }
}

/** Renders an SVG as a PNG of at most 1024 pixels, which removes all code. */
async function renderSvg(bytes: Buffer): Promise<CheckedFile> {
  // Entities can expand without limit, and external references must not be loaded.
  if (
    /<!ENTITY|<!DOCTYPE[^<>[]*[[<]|<foreignObject|xlink:href\s*=\s*["'](?!#|data:image\/)/i.test(
      bytes.toString('utf8'),
    )
  )
    return { messageKey: 'files.damaged' }
  try {
    const sharp = await loadSharp()
    const reencoded = await sharp(bytes, { limitInputPixels: maxPixels, density: 96 })
      .resize(1024, 1024, { fit: 'inside', withoutEnlargement: false })
      .png()
      .toBuffer()
    return { reencoded, extension: 'png', contentType: 'image/png' }
  } catch {
    return { messageKey: 'files.damaged' }
  }
}

/**
 * Loads sharp with one thread and no cache: the process ends after one image, and every thread has
 * its own buffers.
 */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}
