import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const serverFolder = 'apps/server/src'

/** Reads a file of the repository. */
export const readText = (path: string): string => readFileSync(join(root, path), 'utf8')

/** A source file of the server, as it runs in production. */
interface ServerSource {
  /** Below apps/server/src. */
  readonly path: string
  readonly text: string
}

const elsewhere = /\.test\.ts$|(?:^|\/)(?:test|testing|demo-data|payment-sandbox)\//

/** Lists the sources of the server without tests, demo data and the sandbox for payments. */
export const listServerSources = (): readonly ServerSource[] =>
  readdirSync(join(root, serverFolder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !elsewhere.test(path))
    .map((path) => ({ path, text: readText(`${serverFolder}/${path}`) }))
