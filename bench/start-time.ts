import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { median } from './bench-process.ts'
import { atMost, type ResultRow } from './budgets.ts'

/** Returns the seconds from `npm start` to the line that says it is ready. */
function measureOneStart(root: string, env: Readonly<Record<string, string>>): Promise<number> {
  return new Promise((resolve, reject) => {
    const began = performance.now()
    const child = spawn(process.execPath, [join(root, 'tools/start.mjs')], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let took = 0
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (took > 0 || !text.includes('is ready at')) return
      took = (performance.now() - began) / 1000
      child.kill('SIGTERM')
    })
    child.on('exit', () =>
      took > 0 ? resolve(took) : reject(new Error('npm start ended before it was ready')),
    )
  })
}

/** Measures the first start, which creates the database and the demo data, and later ones. */
export async function measureStart(
  root: string,
  env: Readonly<Record<string, string>>,
): Promise<readonly ResultRow[]> {
  const first = await measureOneStart(root, env)
  const later = median([
    await measureOneStart(root, env),
    await measureOneStart(root, env),
    await measureOneStart(root, env),
  ])
  return [
    {
      what: 'npm start, the first time',
      measured: `${first.toFixed(1)} s`,
      budgets: [atMost(first, 30, 's')],
    },
    {
      what: 'npm start, afterwards',
      measured: `${later.toFixed(1)} s`,
      budgets: [atMost(later, 5, 's')],
    },
  ]
}
