import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** Makes an operator as the README says: from the command line. */
export async function makeOperator(email: string): Promise<void> {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  await promisify(execFile)(
    process.execPath,
    ['tools/operator.mjs', 'create', email, 'MANAGER', 'Ines', 'Duarte'],
    {
      cwd: root,
      env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR ?? process.env.DATA_DIR ?? '' },
    },
  )
}
