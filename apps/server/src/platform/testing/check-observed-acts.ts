import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { operatorActs } from '../../test/system/operator-act-table.ts'

/**
 * Compares the acts that the tests made and found in the log with the table of all acts. Only a run
 * of all files without a failure makes every act.
 */
export async function checkObservedActs(project: TestProject, folder: string): Promise<void> {
  if (!(await isWholeRun(project))) return
  const observed = new Set(
    readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n')),
  )
  const missing = Object.keys(operatorActs).filter((act) => !observed.has(act))
  if (missing.length > 0)
    throw new Error(`no test makes these acts and finds them in the log: ${missing.join(', ')}`)
}

async function isWholeRun(project: TestProject): Promise<boolean> {
  const { config, state } = project.vitest
  if (config.testNamePattern) return false
  const ran = state.getTestModules().filter((file) => file.project.name === project.name)
  const { testFiles } = await project.globTestFiles()
  return ran.length >= testFiles.length && ran.every((file) => file.ok())
}
