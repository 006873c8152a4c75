// npm run operator -- create ines@fledge.example MANAGER: creates the programme team's first
// member, as the owner of the tables; more can be added in the console. reset-second-factor EMAIL is
// for the last manager, remove EMAIL for someone who leaves.
import { join } from 'node:path'
import { describeCommandFailure } from './command-failure.ts'
import { root, exitWithError } from './install.mjs'
import { openCommandDatabase } from './open-database.mjs'

const roles = ['REVIEWER', 'FINANCE', 'MANAGER']
const [, , command, email = '', role = '', ...names] = process.argv
const usage =
  'Usage: npm run operator -- create <email> <REVIEWER|FINANCE|MANAGER> [first name] [last name], reset-second-factor <email>, or remove <email>'
if (command === 'reset-second-factor') {
  const { resetSecondFactor } = await import('./reset-second-factor.mjs')
  await resetSecondFactor(email)
  process.exit(0)
}
if (command === 'remove') {
  const { removeFromTeam } = await import('./remove-operator.mjs')
  await removeFromTeam(email)
  process.exit(0)
}
if (command !== 'create') exitWithError(usage)
if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
  exitWithError(
    `${email ? `“${email}” is not an email address.` : 'Enter an email address.'} ${usage}`,
  )
if (!roles.includes(role.toUpperCase()))
  exitWithError(`The role must be ${roles.join(' or ')}. ${usage}`)

const { prepareDatabase } = await import('../apps/server/src/platform/db/prepare-database.ts')
const { createClient } = await import('../apps/server/src/platform/db/create-client.ts')
const { newId } = await import('../apps/server/src/platform/ids.ts')
const at = await openCommandDatabase()
await prepareDatabase(at.connection, join(root, 'apps/server/src/db/migrations')).catch((error) =>
  exitWithError(describeCommandFailure(error)),
)
const client = createClient(at.connection)
await client.connect()
const now = new Date()
const [first = email.split('@')[0], last = ''] = names
const { rows } = await client.query(
  `insert into users (user_id, type, email, first_name, last_name, operator_role, created_at) values ($1, 'O', $2, $3, $4, $5, $6)
   on conflict (email) do update set operator_role = excluded.operator_role, status = 'ACTIVE', invited_until = null, erase_at = null where users.type = 'O' and users.erased_at is null returning user_id`,
  [newId(now), email, first, last, role.toUpperCase(), now.toISOString()],
)
await client.end()
await at.stop()
if (rows.length === 0)
  exitWithError(
    `${email} belongs to a company or an intern. Use another email address for the programme team.`,
  )
process.stdout.write(
  `${email} is now ${role.toUpperCase()} and can sign in with a code at /operator.\n`,
)
