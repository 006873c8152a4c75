import type { ResumeText } from '@fledge/domain/resumes/read-text.ts'
import { extensionByContent } from './content-type.ts'
import { inLimitedChild } from './limited-child.ts'

const reasons = [
  'files.type.resume',
  'files.unreadable',
  'files.protected',
  'files.scripts',
  'files.tooMuch',
] as const
export type ResumeProblem = (typeof reasons)[number]

/**
 * The text of a résumé with its places, read in a limited process of its own; nothing is saved.
 * @returns `image` where it is a picture, to be filled in by hand; or why it could not be read
 */
export async function readResume(
  bytes: Buffer,
): Promise<ResumeText | { readonly because: ResumeProblem } | { readonly image: true }> {
  const extension = await extensionByContent(bytes)
  if (extension === 'jpg' || extension === 'png') return { image: true }
  // What a password locks is packed into another kind of file.
  if (extension === 'cfb')
    return { because: bytes.includes(lockedPackage) ? 'files.protected' : 'files.type.resume' }
  if (extension === 'docm' || extension === 'dotm') return { because: 'files.scripts' }
  if (extension !== 'pdf' && extension !== 'docx') return { because: 'files.type.resume' }
  const answer = await inLimitedChild(extension, bytes)
  // It did not answer: it took more memory or time than any résumé does.
  if (!answer) return { because: 'files.tooMuch' }
  // Written by our own child; what a stranger's file could change of it is its text only.
  const read = JSON.parse(answer.toString('utf8')) as ResumeText | { readonly because: string }
  return 'because' in read
    ? { because: reasons.find((one) => one === read.because) ?? 'files.unreadable' }
    : read
}

const lockedPackage = Buffer.from('EncryptedPackage', 'utf16le')
