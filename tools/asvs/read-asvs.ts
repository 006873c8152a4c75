// Reads and checks docs/asvs.tsv: what the product does about each requirement of OWASP ASVS 5.0.0
// of levels 1 and 2.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asvsRequirements } from './requirements.ts'

const statuses = ['passed', 'not-applicable', 'open']
const testSeparator = ' ; '
/** Leads from a row to the document that describes what its tests show. */
const documentPrefix = 'see '

/** A row of docs/asvs.tsv. */
interface AsvsRow {
  id: string
  level: string
  subject: string
  status: string
  evidence: string
}

/** Reads the rows of a table with a header. */
export function parseAsvs(text: string): AsvsRow[] {
  const [, ...lines] = text.trimEnd().split('\n')
  return lines.map((line) => {
    const [id = '', level = '', subject = '', status = '', evidence = ''] = line.split('\t')
    return { id, level, subject, status, evidence }
  })
}

/** Counts the rows of each status, and those that are shown by a test. */
export function countAsvs(rows: AsvsRow[]) {
  const count = (status: string) => rows.filter((row) => row.status === status).length
  return {
    total: rows.length,
    passed: count('passed'),
    notApplicable: count('not-applicable'),
    open: count('open'),
    byTest: rows.filter(isShownByTest).length,
  }
}

/** Lists what is wrong with the rows; tests are looked up below the root. */
export function checkAsvs(rows: AsvsRow[], root: string): string[] {
  const expected = asvsRequirements.filter(({ level }) => level <= 2)
  const ids = rows.map(({ id, level }) => `${id} ${level}`).join('\n')
  const complete = ids === expected.map(({ id, level }) => `${id} ${level}`).join('\n')
  return [
    ...(complete ? [] : ['the ids and levels are not those of the standard, in its order']),
    ...rows.flatMap((row) => checkRow(row, root).map((problem) => `${row.id}: ${problem}`)),
  ]
}

function checkRow(row: AsvsRow, root: string): string[] {
  const problems = []
  if (!row.subject) problems.push('has no subject')
  if (!statuses.includes(row.status)) problems.push(`has an unknown status “${row.status}”`)
  if (!row.evidence) problems.push('has neither evidence nor a reason')
  if (isShownByTest(row)) {
    const parts = row.evidence.split(testSeparator)
    problems.push(
      ...parts.flatMap((part) =>
        part.startsWith(documentPrefix) ? checkDocument(part, root) : checkTest(part, root),
      ),
    )
  }
  return problems
}

function isShownByTest(row: AsvsRow): boolean {
  return row.status === 'passed' && /^\S+\.(?:test|e2e)\.tsx?: /u.test(row.evidence)
}

/** Says if a document that a row leads to does not exist. */
function checkDocument(part: string, root: string): string[] {
  const [path = ''] = part.slice(documentPrefix.length).split('#')
  return existsSync(join(root, path)) ? [] : [`${path} does not exist`]
}

/** Says what is wrong with one "path: title of the test". */
function checkTest(named: string, root: string): string[] {
  const [path = '', ...titleParts] = named.split(': ')
  const title = titleParts.join(': ')
  const file = join(root, path)
  if (!existsSync(file)) return [`${path} does not exist`]
  const quoted = ["'", '"', '`'].map((quote) => `(${quote}${title}${quote}`)
  const text = readFileSync(file, 'utf8').replaceAll(/\(\s+/gu, '(')
  return quoted.some((start) => text.includes(start)) ? [] : [`${path} has no test “${title}”`]
}
