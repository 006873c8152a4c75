import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const beside = (name: string) =>
  [`${name}.ts`, `${name}.js`].map((file) => join(here, file)).find(existsSync) ??
  join(here, `${name}.js`)

export interface Limits {
  /** Milliseconds until it is ended. */
  readonly deadline: number
  /** Seconds of work, where the machine has prlimit: a busy machine takes longer for the same. */
  readonly cpu: number
  readonly heapMb: number
  /** All private memory, where the machine has prlimit. */
  readonly memoryMb: number
  readonly answerBytes: number
}

const standard: Limits = {
  deadline: 25_000,
  cpu: 10,
  heapMb: 192,
  memoryMb: 768,
  answerBytes: 16 * 1024 * 1024,
}
const prlimit = ['/usr/bin/prlimit', '/bin/prlimit'].find((path) => existsSync(path))

type Job = 'svg' | 'pdf' | 'docx'

function commandLine(
  job: Job,
  { cpu, heapMb, memoryMb }: Pick<Limits, 'cpu' | 'heapMb' | 'memoryMb'>,
): readonly string[] {
  const node = [
    process.execPath,
    `--max-old-space-size=${heapMb}`,
    '--disable-warning=ExperimentalWarning',
    beside('untrusted-child'),
    job,
  ]
  return prlimit
    ? [
        prlimit,
        `--data=${memoryMb * 1024 * 1024}`,
        `--cpu=${cpu}`,
        '--core=0',
        '--fsize=0',
        ...node,
      ]
    : node
}

/**
 * Does something with bytes of a stranger in a process of its own, which is ended when it takes too long or too much.
 * @param job what `untrusted-child.ts` knows  @returns what it answered, or null when it ended any other way
 */
export function inLimitedChild(
  job: Job,
  bytes: Uint8Array,
  limits: Partial<Limits> = {},
): Promise<Buffer | null> {
  const { deadline, answerBytes, ...resources } = { ...standard, ...limits }
  const [command = process.execPath, ...args] = commandLine(job, resources)
  return new Promise((resolve) => {
    // No environment: nothing of ours is to be found there.
    const child = spawn(command, args, {
      env: { NODE_NO_WARNINGS: '1', UV_THREADPOOL_SIZE: '2', MALLOC_ARENA_MAX: '2' },
      stdio: ['pipe', 'pipe', 'ignore'],
    })
    const parts: Buffer[] = []
    let size = 0
    const timer = setTimeout(() => child.kill('SIGKILL'), deadline)
    child.stdout.on('data', (part: Buffer) => {
      size += part.length
      if (size > answerBytes) child.kill('SIGKILL')
      else parts.push(part)
    })
    child.once('error', () => {
      clearTimeout(timer)
      resolve(null)
    })
    child.once('close', (code) => {
      clearTimeout(timer)
      resolve(code === 0 && size > 0 ? Buffer.concat(parts) : null)
    })
    // It may end before it has read all.
    child.stdin.on('error', () => {})
    child.stdin.end(bytes)
  })
}
