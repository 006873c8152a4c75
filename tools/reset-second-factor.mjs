// npm run operator -- reset-second-factor EMAIL: turns off the second factor of someone who has lost
// their codes, when no manager can do it in the console. They are told by email.
import { exitWithError } from './install.mjs'
import { openCommandDatabase } from './open-database.mjs'

const { openDatabase } = await import('../apps/server/src/platform/db/open-database.ts')
const { systemClock } = await import('../apps/server/src/platform/clock/clock.ts')
const { resetByCommand } =
  await import('../apps/server/src/features/second-factor/reset-by-command.ts')

/** Resets it, or ends with a sentence that says why not. */
export async function resetSecondFactor(email) {
  const at = await openCommandDatabase()
  const database = openDatabase({ connection: at.connection, clock: systemClock, poolSize: 1 })
  const isReset = await resetByCommand(database, email)
  await database.close()
  await at.stop()
  if (!isReset)
    exitWithError(
      email ? `${email} hasn’t set up two-step verification.` : 'Enter an email address.',
    )
  process.stdout.write(
    `${email} is signed out and can sign in without a second code. An email says so.\n`,
  )
}
