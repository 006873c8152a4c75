// npm run restore [-- --at 2027-01-05T13:05:00Z]: restores the bundled database and its files from
// BACKUP_DIR, to a moment or to the end of what was archived. The product must not be running.
import { resolve } from 'node:path'
import { exitWithError, root } from './install.mjs'
import { findDataDir } from './open-database.mjs'

const usage = 'Usage: BACKUP_DIR=/var/backups/fledge npm run restore [-- --at 2027-01-05T13:05:00Z]'
const [option, value = '', ...more] = process.argv.slice(2)
const at = option === undefined ? null : new Date(value)
if ((option !== undefined && option !== '--at') || more.length > 0) exitWithError(usage)
// Without a zone, the moment would be in the zone of this machine.
if (at && (Number.isNaN(at.getTime()) || !/(Z|[+-]\d\d:?\d\d)$/.test(value)))
  exitWithError(`“${value}” is not a moment with a time zone. ${usage}`)
const { BACKUP_DIR } = process.env
if (!BACKUP_DIR) exitWithError(`Set BACKUP_DIR to the folder with the backups. ${usage}`)

const { restoreBackup } = await import('../apps/server/src/platform/backup/restore-backup.ts')
const began = performance.now()
const now = new Date()
const result = await restoreBackup({
  dataDir: findDataDir(),
  backupDir: resolve(root, BACKUP_DIR),
  at,
  label: `replaced-${now.toISOString().replaceAll(/[:.]/g, '-')}`,
}).catch((error) => exitWithError(error.message))
const { backup, replaced, restoredFiles, missingFiles } = result
process.stdout.write(
  `Restored to ${at ? at.toISOString() : 'the end of what was archived'} from the backup of ${backup.startedAt} in ${((performance.now() - began) / 1000).toFixed(0)} s, with ${restoredFiles} files brought back.
${replaced ? `The data that it replaced is in ${replaced}; delete it once all is well.\n` : ''}${missingFiles.length > 0 ? `${missingFiles.length} files are in no backup: ${missingFiles.slice(0, 20).join(', ')}\n` : ''}`,
)
if (missingFiles.length > 0) process.exitCode = 2
