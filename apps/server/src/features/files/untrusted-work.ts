// Runs only in the resource-limited child process; each library is loaded on demand, so that unused
// ones take no memory.

import type { ResumeContent } from '@fledge/resume-parser/read-text.ts'
import { extractResumeFacts, groupByPage } from '@fledge/resume-parser/resume-facts.ts'
import { readResumeLines } from '@fledge/resume-parser/resume-lines.ts'
import { detectExtension } from './content-type.ts'
import type { FileProblem } from './file-problems.ts'
import type { ReadingResult, ReadingTask } from './reading-task.ts'

/** Limit for the JSON with positions; the longest résumé has a tenth of it. */
const maxTextLength = 2_000_000

/** Runs one task on an untrusted file. */
export async function runReadingTask(task: ReadingTask, bytes: Buffer): Promise<ReadingResult> {
  if (task.job === 'type') return { json: { extension: await detectExtension(bytes) } }
  if (task.job === 'facts') return { json: await factsOf(task, bytes) }
  if (task.job === 'text') return { json: await linesOf(bytes) }
  const { checkFile } = await import('./check-file.ts')
  const { reencoded, ...json } = {
    reencoded: undefined,
    ...(await checkFile(task.kind, bytes)),
  }
  return reencoded ? { json, bytes: reencoded } : { json }
}

async function factsOf({ labels }: Extract<ReadingTask, { job: 'facts' }>, bytes: Buffer) {
  const text = await extractResumeText(bytes)
  if ('messageKey' in text || 'image' in text) return text
  const facts = extractResumeFacts(text, labels)
  return JSON.stringify(facts).length > maxTextLength ? toRejection('files.tooMuch') : { facts }
}

async function linesOf(bytes: Buffer) {
  const text = await extractResumeText(bytes)
  if ('messageKey' in text || 'image' in text) return text
  const pages = groupByPage(readResumeLines(text))
  return JSON.stringify(pages).length > maxTextLength ? toRejection('files.tooMuch') : { pages }
}

const toRejection = (key: FileProblem) => ({ messageKey: key })

/**
 * Returns the text of a résumé; `image` for a picture, whose details the user enters by hand; or
 * why it is rejected.
 */
async function extractResumeText(
  bytes: Buffer,
): Promise<ResumeContent | { readonly messageKey: FileProblem } | { readonly image: true }> {
  const { findResumeProblem } = await import('./check-file.ts')
  const extension = await detectExtension(bytes)
  if (extension === 'jpg' || extension === 'png') return { image: true }
  const danger = await findResumeProblem(extension, bytes)
  if (danger) return toRejection(danger)
  // A file that cannot be opened is broken.
  const read = extension === 'pdf' ? readPdf(bytes) : readDocx(bytes)
  return read.catch(() => toRejection('files.unreadable'))
}

export const readPdf = (
  bytes: Buffer,
): Promise<ResumeContent | { readonly messageKey: FileProblem }> =>
  import('./pdf-text.ts').then(({ extractPdfText }) => extractPdfText(bytes))
export const readDocx = (
  bytes: Buffer,
): Promise<ResumeContent | { readonly messageKey: FileProblem }> =>
  import('./docx-text.ts').then(({ extractDocxText }) => extractDocxText(bytes))
