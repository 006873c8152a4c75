// npm run operator -- remove EMAIL: signs out someone who leaves the programme team, gives their
// tasks back to the team, closes their account now and has it erased after 14 days.
import { exitWithError } from './install.mjs'
import { openCommandDatabase } from './open-database.mjs'

const { openDatabase } = await import('../apps/server/src/platform/db/open-database.ts')
const { systemClock } = await import('../apps/server/src/platform/clock/clock.ts')
const { removeByCommand } = await import('../apps/server/src/features/team/remove-by-command.ts')

const failures = {
  UNKNOWN: (email) =>
    email ? `${email} is not in the programme team.` : 'Enter an email address.',
  LAST_MANAGER: (email) =>
    `${email} is the last manager. Add another one first: npm run operator -- create <email> MANAGER`,
}

/** Removes them, or ends with a sentence that says why not. */
export async function removeFromTeam(email) {
  const at = await openCommandDatabase()
  const database = openDatabase({ connection: at.connection, clock: systemClock, poolSize: 1 })
  const failure = await removeByCommand(database, email)
  await database.close()
  await at.stop()
  if (failure) exitWithError(failures[failure](email))
  process.stdout.write(
    `${email} is signed out and cannot sign in again. Their account will be erased in 14 days.\n`,
  )
}
