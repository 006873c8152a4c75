import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** A part of the installation that can be killed, and started again at the same place. */
export interface Part {
  readonly name: string
  kill(): Promise<void>
  restart(): Promise<void>
}

/** A part that is a process. */
export interface ProcessPart extends Part {
  stop(): Promise<void>
}

export async function startPart(
  name: string,
  start: () => Promise<ChildProcess>,
): Promise<ProcessPart> {
  let child = await start()
  const kill = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  return {
    name,
    kill,
    async restart() {
      child = await start()
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) await kill()
    },
  }
}

const program = fileURLToPath(new URL('outside-process.ts', import.meta.url))

/** Starts an S3 or SMTP server in a process of its own. @param place where it stores what it gets */
export const startOutsidePart = (
  kind: 's3' | 'smtp',
  port: number,
  place: string,
): Promise<ProcessPart> =>
  startPart(kind.toUpperCase(), async () => {
    const child = fork(program, [kind, String(port), place], {
      execArgv: [],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    await once(child, 'message')
    return child
  })

/** Where Debian's package puts it. */
const haproxy = '/usr/sbin/haproxy'
export const hasProxy: boolean = existsSync(haproxy)

async function waitForPort(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    await delay(20)
  }
}

/** Starts HAProxy before web processes, which it asks whether they are ready. */
export function startProxy(
  settings: string,
  port: number,
  targets: readonly number[],
): Promise<ProcessPart> {
  const servers = targets.map(
    (target) => `  server web${target} 127.0.0.1:${target} check inter 500 fall 2 rise 1`,
  )
  const text = `
defaults
  mode http
  timeout connect 1s
  timeout client 30s
  timeout server 30s
  timeout check 3s
  option redispatch
  retries 2
frontend people
  bind 127.0.0.1:${port}
  default_backend web
backend web
  option httpchk GET /ready
${servers.join('\n')}
`
  writeFileSync(settings, text)
  return startPart('proxy', async () => {
    const child = spawn(haproxy, ['-q', '-db', '-f', settings], { stdio: ['ignore', 'ignore', 2] })
    await waitForPort(port)
    return child
  })
}
