// npm run keys -- status: says which keys encrypt stored values; rotate adds a secret to the data
// folder, remove deletes its older ones; forget gives up a lost key, sign-out ends every session.
// docs/runbooks/rotate-keys.md.
import { exitWithError } from './install.mjs'
import { findDataDir, openCommandDatabase } from './open-database.mjs'

const usage = 'Usage: npm run keys -- <status|rotate|remove|forget <key>|sign-out>'
const [, , command, keyId] = process.argv
const commands = { status, rotate, remove, forget, 'sign-out': signOut }
const run = Object.hasOwn(commands, command ?? '') ? commands[command] : exitWithError(usage)
if (command === 'forget' && !keyId) exitWithError(usage)

await import('temporal-polyfill/global')
const { readEnv } = await import('../apps/server/src/platform/env.ts')
const { openDatabase } = await import('../apps/server/src/platform/db/open-database.ts')
const { systemClock } = await import('../apps/server/src/platform/clock/clock.ts')
const { createKeyRing } = await import('../apps/server/src/platform/keys/key-ring.ts')
const secretFile = await import('../apps/server/src/platform/keys/load-secrets.ts')
const stored = await import('../apps/server/src/platform/keys/reseal-values.ts')
const sessions = await import('../apps/server/src/platform/session/end-sessions.ts')
const { features } = await import('../apps/server/src/app.ts')

const featureList = Object.values(features)
const dataDir = findDataDir()
const print = (line) => process.stdout.write(`${line}\n`)
const { appSecrets } = await attempt(async () => readEnv({ ...process.env, DATA_DIR: dataDir }))
const secrets =
  appSecrets.length > 0 ? appSecrets : await attempt(() => secretFile.readSecretFile(dataDir))
await run()
process.exit(0)

/** Ends with the sentence of an error, which says what to do. */
async function attempt(act) {
  try {
    return await act()
  } catch (error) {
    return exitWithError(error.message)
  }
}

async function withDatabase(act) {
  const at = await openCommandDatabase()
  const database = openDatabase({ connection: at.connection, clock: systemClock, poolSize: 1 })
  try {
    return await act(database)
  } finally {
    await database.close()
    await at.stop()
  }
}

function countUses() {
  return withDatabase((database) => stored.countKeyUses(database.read(), featureList))
}

/** @returns ids of the keys of the secrets, the newest first */
function listKeyIds() {
  if (!secrets) exitWithError(`There is no secret yet: Fledge has not run with ${dataDir}.`)
  return createKeyRing(secrets).keyIds
}

async function status() {
  const [newest, ...older] = listKeyIds()
  const uses = await countUses()
  const others = [...new Set(uses.map(({ key_id }) => key_id))].filter(
    (id) => id !== newest && !older.includes(id),
  )
  for (const id of [newest, ...older, ...others]) {
    const counts = uses.filter(({ key_id }) => key_id === id)
    print(`${id || '(none)'}  ${describeKey(id)}`)
    for (const { name, count } of counts) print(`          ${name}: ${count}`)
  }
  function describeKey(id) {
    if (id === newest) return 'newest: makes new values'
    if (older.includes(id)) return 'older: opens and verifies'
    return id ? 'missing: no secret has this key' : 'from before key ids: opened by any secret'
  }
}

function requireDataFolder() {
  if (appSecrets.length > 0)
    exitWithError(
      'The secrets of this installation are settings (APP_SECRET, APP_SECRETS). Change them as docs/runbooks/rotate-keys.md says.',
    )
}

async function rotate() {
  requireDataFolder()
  listKeyIds()
  await secretFile.addSecret(dataDir)
  print(
    'Added a secret. Restart Fledge; within minutes it encrypts stored values with the new key. Keep the old secret for as long as sent links should work, then run npm run keys -- remove.',
  )
}

async function remove() {
  requireDataFolder()
  const [newest, ...older] = listKeyIds()
  if (older.length === 0) exitWithError('There is only one secret. Add another one first: rotate.')
  const needed = (await countUses()).filter(({ key_id }) => key_id !== newest)
  if (needed.length > 0)
    exitWithError(
      `Older secrets are still needed for ${needed.map(({ name, count }) => `${name}: ${count}`).join(', ')}. Start Fledge and wait a few minutes, then try again.`,
    )
  await secretFile.removeOlderSecrets(dataDir)
  print(`Removed ${older.join(', ')}. Restart Fledge.`)
}

async function forget() {
  if (secrets && listKeyIds().includes(keyId))
    exitWithError(`The secret of ${keyId} is still there. Remove it first.`)
  await withDatabase((database) =>
    database.transaction({ kind: 'system' }, (tx) => stored.forgetKey(tx, keyId)),
  )
  print(
    `Gave up ${keyId}. Calendars that it encrypted will be disconnected at their next use, and their members will be asked to connect them again.`,
  )
}

async function signOut() {
  const count = await withDatabase((database) =>
    database.transaction({ kind: 'system' }, (tx) => sessions.endEverySession(tx)),
  )
  print(`Signed everyone out: ${count} sessions ended.`)
}
