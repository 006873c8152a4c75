import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { dayMs } from '@fledge/kernel/dates.ts'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/database.ts'
import { addWebFile, keepWebFiles, webFile } from './queries/web-files.queries.ts'

/** Files of this release's pages that are stored for other processes and for later. */
export interface KeptWebFiles {
  /** Stores what PostgreSQL lacks, before the first page that names it is sent. */
  keep(): Promise<void>
  /** Repeats it daily, because files that no process names for some days are deleted. */
  repeat(onError: (error: unknown) => void): void
  stop(): void
}

const folder = 'assets'

/** The files whose names contain a hash of their content, without their compressed copies. */
const listFiles = (dist: string): readonly string[] =>
  existsSync(join(dist, folder))
    ? readdirSync(join(dist, folder))
        .filter((name) => !/\.(br|gz)$/.test(name))
        .map((name) => `${folder}/${name}`)
    : []

function readFile(dist: string, path: string) {
  const compressed = join(dist, `${path}.br`)
  const isCompressed = existsSync(compressed)
  return {
    is_compressed: isCompressed,
    content: readFileSync(isCompressed ? compressed : join(dist, path)),
  }
}

/**
 * Stores the scripts, styles and fonts of a build in PostgreSQL, where every process finds those of
 * the release before and of the one after (decision 0067).
 */
export function createKeptWebFiles(
  { read }: Pick<Database, 'read'>,
  clock: Clock,
  dist: string,
): KeptWebFiles {
  let timer: NodeJS.Timeout | undefined
  const keep = async () => {
    const now = clock.now().toISOString()
    const missing = await read().many(keepWebFiles, { paths: [...listFiles(dist)], now })
    for (const { path } of missing)
      await read().run(addWebFile, { path, now, ...readFile(dist, path) })
  }
  return {
    keep,
    repeat(onError) {
      timer = setInterval(() => void keep().catch(onError), dayMs)
      timer.unref()
    },
    stop: () => clearInterval(timer),
  }
}

/** Of the files in a build's folder of assets. */
const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}

const decompress = promisify(brotliDecompress)
/** What the build names its files; others cannot be in the table. */
const pathPattern = /^\/(assets\/[\w.-]{1,150})$/

/**
 * Prepares the response for a file of another release.
 * @returns its content; null if no release that is kept has the file
 */
export type PrepareKeptFile = (
  reply: FastifyReply,
  path: string,
  headers: FastifyRequest['headers'],
) => Promise<Buffer | null>

/** Serves the files of other releases. */
export const createKeptFilePreparer =
  ({ read }: Pick<Database, 'read'>): PrepareKeptFile =>
  async (reply, url, headers) => {
    const [, path] = pathPattern.exec(url) ?? []
    const file = path === undefined ? null : await read().one(webFile, { path })
    if (!file || path === undefined) return null
    const isUnderstood = /\bbr\b/.test(headers['accept-encoding'] ?? '')
    if (file.is_compressed && isUnderstood) reply.header('content-encoding', 'br')
    reply
      .header('vary', 'accept-encoding')
      .type(contentTypes[extname(path)] ?? 'application/octet-stream')
    return file.is_compressed && !isUnderstood ? decompress(file.content) : file.content
  }
