// The database of the product, for commands.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root, exitWithError } from './install.mjs'

export const findDataDir = () => resolve(root, process.env.DATA_DIR ?? '.data')

/**
 * Returns the database of DATABASE_URL, otherwise the bundled one, which is started temporarily
 * unless it is running.
 */
export async function openCommandDatabase() {
  // Not through a pooler: a command's connection is its own.
  const connectionString = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL
  if (connectionString) return { connection: { connectionString }, stop: async () => {} }
  const dataDir = findDataDir()
  const running = runningCluster(dataDir)
  if (running) return { connection: running, stop: async () => {} }
  const { startEmbedded } = await import('../apps/server/src/platform/embedded/start-embedded.ts')
  // It archives its log whenever it runs, or the backups would have a gap.
  const backupDir = process.env.BACKUP_DIR && resolve(root, process.env.BACKUP_DIR)
  return startEmbedded({ dataDir, backupDir }).catch((error) => exitWithError(error.message))
}

/** Returns the socket of a bundled PostgreSQL that the product is running on this folder. */
function runningCluster(dataDir) {
  const file = join(dataDir, 'pg18', 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const [pid, , , , host] = readFileSync(file, 'utf8').split('\n')
  try {
    process.kill(Number(pid), 0)
  } catch {
    return undefined
  }
  return { host, port: 5432, user: 'fledge', database: 'fledge' }
}
