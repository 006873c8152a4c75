import { getLineNumber } from '../source-text.ts'
import type { Recording } from './mutation-job.ts'
import {
  type SqlCondition,
  listConditions,
  type SqlParser,
  type ConditionPath,
} from './sql-conditions.ts'
import type { SqlPlace, SqlStatement } from './sql-statements.ts'

/** One condition less, in every text of the statement that contains it. */
export interface SqlMutant {
  readonly id: string
  readonly feature: string
  /** The statement, or the list whose rows several statements share. */
  readonly statement: string
  readonly condition: string
  readonly path: string
  readonly line: number
  /** Where the condition is in each statement. */
  readonly drops: { readonly text: string; readonly path: ConditionPath }[]
  /** Names of the statements that it changes, as they are recorded. */
  readonly executedAs: Set<string>
}

interface SqlText {
  readonly name: string
  readonly text: string
  readonly path: string
  readonly locate: (index: number) => SqlPlace
}

/** A statement that could not be mutated. */
export interface SkippedStatement {
  readonly name: string
  readonly why: string
}

/** A file of the server that may declare lists and composed statements. */
export interface ServerFile {
  readonly path: string
  readonly text: string
}

/**
 * Returns the mutants of the query files, and of the lists and composed SQL that tests executed.
 */
export async function listSqlMutants(
  parser: SqlParser,
  statements: readonly SqlStatement[],
  recording: Recording,
  files: readonly ServerFile[],
): Promise<{ mutants: readonly SqlMutant[]; skipped: readonly SkippedStatement[] }> {
  const mutants = new Map<string, SqlMutant>()
  const skipped: SkippedStatement[] = []
  const named = statements.filter(({ isList }) => !isList)
  for (const statement of [...named, ...listComposedTexts(statements, recording, files)]) {
    const dropped = await listConditions(parser, statement.text).catch((error: Error) => {
      skipped.push({ name: statement.name, why: error.message.split('\n', 1)[0] ?? '' })
      return []
    })
    addMutants(mutants, statement, dropped)
  }
  return { mutants: [...mutants.values()], skipped }
}

/** Adds the mutants of a text to those of the same condition in other texts. */
function addMutants(
  mutants: Map<string, SqlMutant>,
  { name, text, path, locate }: SqlText,
  dropped: readonly SqlCondition[],
): void {
  const [feature = ''] = name.split('.')
  const counts = new Map<string, number>()
  for (const { condition, index, path: conditionPath } of dropped) {
    const { line, shared } = locate(index)
    const normalized = condition.replaceAll(/\$\d+/g, '$')
    const rows = [...mutants.keys()].find(
      (id) =>
        isListName(name) && id.startsWith(`${feature}.{{`) && id.endsWith(`}}: ${normalized}`),
    )
    const statement = shared === null ? toListName(name) : `${feature}.{{${shared}}}`
    const key = rows ?? `${statement}: ${normalized}`
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    const id = count === 1 ? key : `${key} (${count})`
    const mutant: SqlMutant = mutants.get(id) ?? {
      id,
      feature,
      statement,
      condition,
      path,
      line,
      drops: [],
      executedAs: new Set<string>(),
    }
    mutant.drops.push({ text, path: conditionPath })
    mutant.executedAs.add(name)
    mutants.set(id, mutant)
  }
}

/** Each shape of a list is a separate statement: `offers.ofCompany#page0.10`. */
const isListName = (name: string) => name.includes('#')
const toListName = (name: string) => name.replace(/#.*/, '')

/**
 * Returns the executed statements that are not from a query file, with the file that declares them.
 */
function listComposedTexts(
  statements: readonly SqlStatement[],
  recording: Recording,
  files: readonly ServerFile[],
): readonly SqlText[] {
  const known = new Set(statements.map(({ text }) => text))
  const found = new Map<string, SqlText>()
  for (const { name, text } of recording.flatMap((file) => file.statements)) {
    if (known.has(text) || found.has(text)) continue
    const quoted = `'${toListName(name)}'`
    const file = files.find((serverFile) => serverFile.text.includes(quoted))
    if (!file) continue
    const line = getLineNumber(file.text, file.text.indexOf(quoted))
    found.set(text, { name, text, path: file.path, locate: () => ({ line, shared: null }) })
  }
  return [...found.values()]
}
