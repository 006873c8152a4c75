// npm run dev: runs the server from its sources, restarted on changes, behind Vite with hot reload.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { runInOwnNode, installMissing, ownNode, root } from './install.mjs'

installMissing()
if (runInOwnNode(join(root, 'tools/dev.mjs'))) main()

function main() {
  const web = Number(process.env.PORT ?? 3000)
  const backend = Number(process.env.BACKEND_PORT ?? web + 1)
  const children = [startServer(web, backend), startVite(web, backend)]
  process.stdout.write(
    `Web with hot reload at http://localhost:${web}, backend at http://localhost:${backend}\n`,
  )
  const running = new Set(children)
  const stop = () => {
    for (const child of running) child.kill('SIGTERM')
  }
  for (const child of children)
    child.on('exit', (code) => {
      running.delete(child)
      process.exitCode ||= code ?? 0
      stop()
    })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
}

/**
 * Starts a process in its own session: it gets Ctrl-C once, from this process, and the server ends
 * PostgreSQL before it exits.
 */
function start(flags, folder, env) {
  return spawn(ownNode, flags, {
    stdio: 'inherit',
    detached: true,
    cwd: join(root, folder),
    env: { ...process.env, ...env },
  })
}

function startServer(web, backend) {
  return start(
    ['--watch', '--watch-preserve-output', '--watch-kill-signal=SIGTERM', 'src/main.ts'],
    'apps/server',
    {
      PORT: String(backend),
      PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${web}`,
      DATA_DIR: process.env.DATA_DIR ?? join(root, '.data'),
    },
  )
}

function startVite(web, backend) {
  return start(
    [join(root, 'node_modules/vite/bin/vite.js'), '--port', String(web), '--strictPort'],
    'apps/web',
    { BACKEND_URL: `http://127.0.0.1:${backend}` },
  )
}
