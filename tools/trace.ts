// npm run trace -- FILE [ID]: lists the slowest traces of a file that TRACE_FILE named, or shows the
// one with this id, which may be the id of the request.
import { createReadStream, existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { SpanLine } from '../apps/server/src/platform/tracing/span-line.ts'

const maxListed = 20
const ownAttributes = /^(?:error\.type|fledge\.(?!role)|http\.response|db\.response)/

/** Renders the steps of a trace: when each began and how long it took, in milliseconds. */
export function renderTrace(spans: readonly SpanLine[]): string {
  const ids = new Set(spans.map(({ span }) => span))
  const startMs = Math.min(...spans.map((span) => span.startMs))
  const partsOf = (id: string | null): readonly SpanLine[] =>
    spans
      .filter(({ parent }) => (id === null ? parent === null || !ids.has(parent) : parent === id))
      .toSorted((a, b) => a.startMs - b.startMs)
  const renderParts = (id: string | null, depth: number): readonly string[] =>
    partsOf(id).flatMap((span) => [
      renderStep(span, span.startMs - startMs, depth),
      ...renderParts(span.span, depth + 1),
    ])
  return ['    begin       ms', ...renderParts(null, 0)].join('\n')
}

const renderMs = (ms: number) => ms.toFixed(1).padStart(9)

function renderStep(span: SpanLine, beginMs: number, depth: number): string {
  const facts = Object.entries(span.attributes)
    .filter(([name]) => ownAttributes.test(name))
    .map(([name, value]) => `${name.split('.').at(-1)}=${String(value)}`)
  const name = `${'  '.repeat(depth)}${span.name}${span.isFailed ? ' FAILED' : ''}`
  return [renderMs(beginMs), renderMs(span.ms), ` ${[name, ...facts].join('  ')}`].join('')
}

/** Renders the first steps of the traces that took longest. */
export const renderSlowest = (spans: readonly SpanLine[]): string =>
  spans
    .filter(({ parent, kind }) => parent === null || kind === 'server')
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, maxListed)
    .map((span) => `${renderMs(span.ms)}  ${span.trace}  ${span.start}  ${span.name}`)
    .join('\n')

/** npm starts commands in the project's folder; the file is named from where the person is. */
export const resolveFile = (
  path: string,
  { INIT_CWD }: Readonly<Record<string, string | undefined>>,
) => resolve(INIT_CWD ?? '.', path)

async function readSpans(path: string, id: string | undefined): Promise<readonly SpanLine[]> {
  const spans: SpanLine[] = []
  for await (const line of createInterface({ input: createReadStream(path) })) {
    if (id !== undefined && !line.includes(id)) continue
    const span: SpanLine = JSON.parse(line)
    spans.push(span)
  }
  return spans
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [name = '', id] = process.argv.slice(2)
  const path = resolveFile(name, process.env)
  const isFound = name !== '' && existsSync(path)
  const spans = isFound ? await readSpans(path, id?.replaceAll('-', '').toLowerCase()) : []
  const text =
    spans.length > 0
      ? (id === undefined ? renderSlowest : renderTrace)(spans)
      : isFound
        ? 'No such trace in this file.'
        : `${name === '' ? '' : `${path} does not exist. `}Usage: npm run trace -- FILE [ID]`
  process.stdout.write(`${text}\n`)
  process.exitCode = spans.length > 0 ? 0 : 1
}
