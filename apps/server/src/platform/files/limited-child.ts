import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Limits for reading one untrusted file. */
export interface ChildLimits {
  /** Private memory in addition to what V8 reserves at its start. */
  readonly memoryMb: number
  readonly cpuSeconds: number
  /** Elapsed time since the start of the process. */
  readonly deadlineMs: number
  readonly maxOutputBytes: number
}

export const standardLimits: ChildLimits = {
  memoryMb: 256,
  cpuSeconds: 3,
  deadlineMs: 10_000,
  maxOutputBytes: 32 * 1024 * 1024,
}

/** With prlimit, the kernel enforces the limits. */
export const prlimitPath: string | null =
  ['/usr/bin/prlimit', '/bin/prlimit'].find((path) => existsSync(path)) ?? null

/**
 * Megabytes that V8 reserves for machine code when it starts (512 in Node 24). They count as
 * private memory although hardly any is used, so they are added to the limit. The limit applies to
 * private memory (`prlimit --data`) and not to address space, because Node reserves more than a
 * gigabyte of address space and would not start with 256 MB.
 */
const codeReserveMb = ((): number => {
  try {
    const maps = readFileSync('/proc/self/maps', 'latin1').matchAll(/^(\w+)-(\w+) rwxp/gm)
    const bytes = [...maps].map(([, from = '0', to = '0']) => parseInt(to, 16) - parseInt(from, 16))
    return Math.ceil(bytes.reduce((sum, size) => sum + size, 0) / 1024 / 1024)
  } catch {
    return 512
  }
})()

/** Share of V8's heap; the rest of the memory is for buffers and libraries. */
const heapShare = 0.6

function buildCommandLine(
  program: string,
  { memoryMb, cpuSeconds, deadlineMs }: ChildLimits,
  prlimit: string | null,
): readonly string[] {
  const node = [
    process.execPath,
    `--max-old-space-size=${Math.floor(memoryMb * heapShare)}`,
    // Every thread counts with its full stack.
    '--v8-pool-size=1',
    '--disable-warning=ExperimentalWarning',
    program,
  ]
  // Without prlimit, the child enforces the limits itself (child-watchdog.ts).
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

export interface LimitedChild {
  /** The child's output; null if it ended in any way but successfully. */
  readonly output: Promise<Buffer | null>
  kill(): void
}

/**
 * Starts a program with untrusted input in a separate process, which ends when it exceeds a limit.
 * @param prlimit path of prlimit; null if the machine has none
 */
export function startLimitedChild(
  program: string,
  input: readonly Uint8Array[],
  limits: ChildLimits,
  prlimit: string | null,
): LimitedChild {
  const [command = process.execPath, ...args] = buildCommandLine(program, limits, prlimit)
  // The environment is empty, so that the child has access to no setting or secret.
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
      if (size > limits.maxOutputBytes) kill()
      else parts.push(part)
    })
    child.once('error', () => end(null))
    child.once('close', (code) => end(code === 0 && size > 0 ? Buffer.concat(parts) : null))
  })
  // The child may end before it has read all its input.
  child.stdin.on('error', () => {})
  for (const part of input) child.stdin.write(part)
  child.stdin.end()
  return { output: answer, kill }
}
