import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import type { OperatorRole } from '@fledge/domain/sessions/types.ts'
import { newId } from '../../apps/server/src/platform/ids.ts'

/** Creates an operator with the README's command, on this worker's database. */
export async function createOperatorByCommand(email: string): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    ['tools/operator.mjs', 'create', email, 'MANAGER', 'Ines', 'Duarte'],
    {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: { ...process.env, DATABASE_URL: process.env.E2E_DATABASE_URL ?? '' },
    },
  )
}

/** Runs a statement on this worker's database. */
export async function runStatement(text: string, values: readonly unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL ?? '' })
  await client.connect()
  await client.query(text, [...values])
  await client.end()
}

interface OperatorOptions {
  readonly role?: OperatorRole
  readonly firstName?: string
  readonly lastName?: string
}

/**
 * Inserts an operator directly, which saves the second that the command takes to start.
 * @param options a manager named Ines Duarte by default
 */
export async function insertTestOperator(
  email: string,
  { role = 'MANAGER', firstName = 'Ines', lastName = 'Duarte' }: OperatorOptions = {},
): Promise<void> {
  const now = new Date()
  await runStatement(
    `insert into users (user_id, type, email, first_name, last_name, operator_role, created_at)
     values ($1, 'O', $2, $3, $4, $5, $6)`,
    [newId(now), email, firstName, lastName, role, now.toISOString()],
  )
}
