import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { createScenarioStep, sendStep } from '../scenario-driver.ts'

/** A file whose upload was acknowledged. */
export interface UploadedFile {
  readonly url: string
  readonly text: string
  readonly cookie: string
}

/** Send changes and files all the time, to find out how long none succeeds. */
export interface Probes {
  /** The longest time without a success of each kind, since a moment. */
  describeGaps(sinceMs: number): string
  stop(): Promise<readonly UploadedFile[]>
}

/** When something succeeded. */
class Successes {
  readonly #atMs: number[] = [performance.now()]

  add(): void {
    this.#atMs.push(performance.now())
  }

  getLongestGap(sinceMs: number): number {
    const times = [...this.#atMs, performance.now()]
    return Math.max(
      ...times.map((time, index) => (time < sinceMs ? 0 : time - (times[index - 1] ?? time))),
    )
  }
}

const patienceMs = 15_000

/** Sends a file once. @returns null if the outcome is unknown or it is to be sent again */
async function sendFile(
  at: string,
  cookie: string,
  requestId: string,
  text: string,
): Promise<UploadedFile | null> {
  const form = new FormData()
  form.set('kind', 'document')
  form.set('purpose', 'portfolio')
  form.set('file', new Blob([text], { type: 'application/pdf' }), 'a.pdf')
  try {
    const response = await fetch(`${at}/backend/s3/upload-file`, {
      method: 'POST',
      headers: { cookie, 'x-request-id': requestId },
      body: form,
      signal: AbortSignal.timeout(patienceMs),
    })
    if (response.status !== 200) return null
    const { data }: { data: { payload: { url: string } } } = JSON.parse(await response.text())
    return { url: data.payload.url, text, cookie }
  } catch {
    return null
  }
}

interface Probe {
  readonly successes: Successes
  readonly isOver: () => boolean
}

async function sendChanges(
  entrance: { readonly at: string },
  cookie: string,
  { successes, isOver }: Probe,
): Promise<void> {
  for (; !isOver(); await delay(50)) {
    const step = createScenarioStep('PUT notices/preferences', cookie, { off: [] })
    if ((await sendStep(entrance, step))?.status === 200) successes.add()
  }
}

/** Sends files like a browser: the same request until it is answered. */
async function sendFiles(
  { at }: { readonly at: string },
  cookies: readonly string[],
  { successes, isOver }: Probe,
): Promise<readonly UploadedFile[]> {
  const files: UploadedFile[] = []
  for (let index = 0; !isOver(); index += 1) {
    const cookie = cookies[index % cookies.length] ?? ''
    const id = crypto.randomUUID()
    const text = `%PDF-1.4\n1 0 obj<<>>endobj\n% ${index}\ntrailer<<>>\n%%EOF\n`
    let file = await sendFile(at, cookie, id, text)
    for (; !file; file = await sendFile(at, cookie, id, text)) await delay(100)
    successes.add()
    files.push(file)
    await delay(300)
  }
  return files
}

async function watchEmails(mails: string, { successes, isOver }: Probe): Promise<void> {
  for (let size = 0; !isOver(); await delay(50)) {
    const { length } = readFileSync(mails)
    if (length > size) successes.add()
    size = length
  }
}

/** @param mails the file in which the mail server writes what it takes */
export function startProbes(
  entrance: { readonly at: string },
  cookies: readonly string[],
  mails: string,
): Probes {
  const state = { isOver: false }
  const isOver = () => state.isOver
  const kinds = { changes: new Successes(), uploads: new Successes(), emails: new Successes() }
  const sendingFiles = sendFiles(entrance, cookies, { successes: kinds.uploads, isOver })
  const running = Promise.all([
    sendChanges(entrance, cookies[0] ?? '', { successes: kinds.changes, isOver }),
    watchEmails(mails, { successes: kinds.emails, isOver }),
  ])
  return {
    describeGaps: (sinceMs) =>
      Object.entries(kinds)
        .map(([name, kind]) => `${name} ${(kind.getLongestGap(sinceMs) / 1000).toFixed(1)} s`)
        .join(', '),
    async stop() {
      state.isOver = true
      await running
      return sendingFiles
    },
  }
}
