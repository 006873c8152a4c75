import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { aCompany, anIntern } from '../../platform/testing/factories.ts'
import { reportFigure } from '../../platform/testing/figure-report.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { buildPdf } from '../../platform/testing/hostile-files.ts'
import { listHostileFiles, scriptCanary } from '../../platform/testing/hostile-variants.ts'
import { hasScriptAction, listUnpackedTexts } from '../../platform/testing/unpacked-texts.ts'
import { countRounds, isProof } from '../../test/system/rounds.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 60_000 })

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const ticksPerSecond = 100
/** A person may have fewer files read in ten minutes. */
const filesPerPerson = 30
const readPauseMs = 50

/** CPU seconds of the ended children of this process, by Linux; 0 elsewhere. */
function readChildrenCpu(): number {
  try {
    const fields = readFileSync('/proc/self/stat', 'latin1')
      .replace(/^.*\) /, '')
      .split(' ')
    return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond
  } catch {
    return 0
  }
}

const mentionsScript = (bytes: Buffer) =>
  listUnpackedTexts(bytes).some((text) => text.includes(scriptCanary))

/** Whether a reader that shares no code with ours finds a script in a PDF; false if it cannot open it. */
async function hasPdfScript(bytes: Buffer): Promise<boolean> {
  const { getDocument } = await import('unpdf/pdfjs')
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0, disableFontFace: true })
  try {
    const document = await loading.promise
    const page = await document.getPage(1)
    const actions = [
      document.getJSActions(),
      document.getFieldObjects(),
      page.getJSActions(),
      page.getAnnotations(),
    ]
    return JSON.stringify(await Promise.all(actions)).includes(scriptCanary)
  } catch {
    return false
  } finally {
    await loading.destroy()
  }
}

/**
 * Whether a file that is served contains a script of those that were uploaded. A PDF is never shown
 * as a page, so its text may mention the script; it may have no action with it.
 */
async function hasScript(bytes: Buffer): Promise<boolean> {
  if (!mentionsScript(bytes)) return false
  if (!bytes.subarray(0, 1024).includes('%PDF-')) return true
  return hasScriptAction(bytes) || (await hasPdfScript(bytes))
}

async function readStored(fileId: string): Promise<Buffer> {
  const { rows } = await server.pool.query('select key from files where file_id = $1', [fileId])
  return (await server.running.services.files.bytes(rows[0].key)) ?? Buffer.alloc(0)
}

/** Reads as someone else until it is stopped. @returns how long each took */
function keepReading(browser: Browser) {
  const state = { isOver: false }
  const times: number[] = []
  const done = (async () => {
    while (!state.isOver) {
      const beganMs = performance.now()
      await browser.request('GET internship-plan')
      times.push(performance.now() - beganMs)
      await delay(readPauseMs)
    }
  })()
  return {
    async stop() {
      state.isOver = true
      await done
      return times.toSorted((a, b) => a - b)
    },
  }
}

it('stores no script of a hostile file, and answers each one', async () => {
  const other = keepReading(await server.as((await aCompany(server)).admin.userId))
  const files = listHostileFiles(isProof ? Date.now() : 1)
  const violations: string[] = []
  let browser = server.anonymous()
  let worst = { name: '', seconds: 0 }
  let count = 0
  for (const round of countRounds(10, 100, 0.8)) {
    if (round % filesPerPerson === 0) browser = await server.as((await anIntern(server)).userId)
    const { value: file } = files.next()
    const before = readChildrenCpu()
    const { status, payload } = await browser.request('POST s3/upload-file', {
      body: { kind: file.kind },
      file: { name: 'a.pdf', bytes: file.bytes },
    })
    const seconds = readChildrenCpu() - before
    count += 1
    if (seconds > worst.seconds) worst = { name: `${file.name} as ${file.kind}`, seconds }
    if (![200, 400, 413, 415].includes(status))
      violations.push(`${file.name} as ${file.kind}: ${status}`)
    if (status === 200 && (await hasScript(await readStored(payload.file_id))))
      violations.push(`${file.name} as ${file.kind}: its script is stored`)
    if (isProof && count % 50 === 0)
      process.stdout.write(`${count} files, at most ${worst.seconds} s (${worst.name})\n`)
  }
  const times = await other.stop()
  reportFigure({
    figure: 10,
    counts: { 'hostile files': count, 'reads of others': times.length },
    measures: {
      // Linux counts in hundredths, of which the limit of three seconds may take one more.
      'seconds of CPU': Math.floor(worst.seconds * 10) / 10,
      'p99 of others in ms': times[Math.floor(times.length * 0.99)] ?? 0,
    },
    violations,
  })
  expect(violations).toEqual([])
})

it('notices a planted script, in plain text and by the actions of a PDF', async () => {
  const alertAction = `<</S/JavaScript/JS(${scriptCanary}\\(\\))>>`
  const planted = [
    Buffer.from(`<html>${scriptCanary}`),
    buildPdf(`/OpenAction${alertAction}`),
    // Only the other reader decodes this name.
    buildPdf(`/AA<</WC${alertAction.replace('JavaScript', 'J#61vaScript')}>>`),
  ]
  const { files } = server.running.services
  const found = await Promise.all(
    planted.map(async (bytes, index) => {
      await files.put(`00/planted-${index}`, bytes)
      return hasScript((await files.bytes(`00/planted-${index}`)) ?? Buffer.alloc(0))
    }),
  )
  reportFigure({
    figure: 10,
    controls: { 'planted scripts': [planted.length, found.filter(Boolean).length] },
  })
  expect(found).toEqual([true, true, true])
})

it.runIf(isProof)('notices a reader that burns CPU', () => {
  const before = readChildrenCpu()
  const burn = 'while (process.cpuUsage().user < 3.3e6);'
  spawnSync(process.execPath, ['-e', burn])
  const seconds = readChildrenCpu() - before
  reportFigure({
    figure: 10,
    controls: { 'a reader without a limit of CPU': [1, Number(seconds > 3.1)] },
  })
  expect(seconds).toBeGreaterThan(0)
})
