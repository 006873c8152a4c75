import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** What one reading of an untrusted file may use. */
export interface ChildLimits {
  /** Private memory beyond what V8 reserves at its start. */
  readonly memoryMb: number
  readonly cpuSeconds: number
  /** By the clock, from the start of the process. */
  readonly deadlineMs: number
  readonly answerBytes: number
}

export const standardLimits: ChildLimits = {
  memoryMb: 256,
  cpuSeconds: 3,
  deadlineMs: 10_000,
  answerBytes: 32 * 1024 * 1024,
}

/** Where the machine has it, the kernel itself holds the limits. */
export const prlimitPath: string | null =
  ['/usr/bin/prlimit', '/bin/prlimit'].find((path) => existsSync(path)) ?? null

/**
 * Megabytes that V8 reserves for machine code when it starts (512 in Node 24). They are private memory by their kind, though hardly
 * any is ever touched, so they come on top of the limit. The limit is on private memory (`prlimit --data`) and not on address
 * space: of that Node alone reserves more than a gigabyte, and would not start with 256 MB.
 */
const codeReserveMb = ((): number => {
  try {
    const maps = readFileSync('/proc/self/maps', 'latin1').matchAll(/^(\w+)-(\w+) rwxp/gm)
    const bytes = [...maps].map(([, from = '0', to = '0']) => parseInt(to, 16) - parseInt(from, 16))
    return Math.ceil(bytes.reduce((sum, one) => sum + one, 0) / 1024 / 1024)
  } catch {
    return 512
  }
})()

/** Of V8's heap alone; the rest of the memory is for buffers and libraries. */
const heapShare = 0.6

function commandLine(
  program: string,
  { memoryMb, cpuSeconds, deadlineMs }: ChildLimits,
  prlimit: string | null,
): readonly string[] {
  const node = [
    process.execPath,
    `--max-old-space-size=${Math.floor(memoryMb * heapShare)}`,
    // Every thread counts with the whole of its stack.
    '--v8-pool-size=1',
    '--disable-warning=ExperimentalWarning',
    program,
  ]
  // Without prlimit the child watches itself (child-watchdog.ts).
  return prlimit
    ? [
        prlimit,
        `--data=${(memoryMb + codeReserveMb) * 1024 * 1024}`,
        `--cpu=${cpuSeconds}`,
        `--stack=${1024 * 1024}`,
        '--core=0',
        '--fsize=0',
        ...node,
      ]
    : [...node, String(memoryMb), String(cpuSeconds), String(deadlineMs)]
}

export interface StartedChild {
  /** What it answered, or null when it ended any other way than well. */
  readonly answer: Promise<Buffer | null>
  kill(): void
}

/**
 * Starts a program with bytes of a stranger in a process of its own, which ends when it takes too long or too much.
 * @param prlimit null where the machine has none
 */
export function startLimitedChild(
  program: string,
  input: readonly Uint8Array[],
  limits: ChildLimits,
  prlimit: string | null,
): StartedChild {
  const [command = process.execPath, ...args] = commandLine(program, limits, prlimit)
  // No environment: no setting or secret of the server is to be found there.
  const child = spawn(command, args, {
    env: { NODE_NO_WARNINGS: '1', UV_THREADPOOL_SIZE: '2', MALLOC_ARENA_MAX: '2' },
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const kill = () => void child.kill('SIGKILL')
  const answer = new Promise<Buffer | null>((resolve) => {
    const parts: Buffer[] = []
    let size = 0
    const timer = setTimeout(kill, limits.deadlineMs)
    const end = (result: Buffer | null) => {
      clearTimeout(timer)
      resolve(result)
    }
    child.stdout.on('data', (part: Buffer) => {
      size += part.length
      if (size > limits.answerBytes) kill()
      else parts.push(part)
    })
    child.once('error', () => end(null))
    child.once('close', (code) => end(code === 0 && size > 0 ? Buffer.concat(parts) : null))
  })
  // It may end before it has read all.
  child.stdin.on('error', () => {})
  for (const part of input) child.stdin.write(part)
  child.stdin.end()
  return { answer, kill }
}
