/** The parts of a list's statement, from which `defineList` composes pages and counts. */
export interface ListParts {
  /** The common table expressions by name. */
  readonly commonTables: ReadonlyMap<string, string>
  readonly columns: string
  /** The table with its alias. */
  readonly from: string
  readonly joins: ReadonlyMap<string, string>
}

const wordPattern = /\s+|'(?:[^']|'')*'|[\w.:]+|[^\s\w]/g

/** Returns the words outside brackets and strings, in lower case, with their places. */
function listOuterWords(sql: string): readonly { readonly word: string; readonly at: number }[] {
  const words: { word: string; at: number }[] = []
  let level = 0
  for (const { 0: piece, index } of sql.matchAll(wordPattern)) {
    if (piece === ')') level -= 1
    if (level === 0 && piece.trim() !== '') words.push({ word: piece.toLowerCase(), at: index })
    if (piece === '(') level += 1
  }
  return words
}

const joinKinds = ['left', 'cross']

/**
 * Splits `with tables select columns from table alias join …` into its parts.
 * @throws Error if the statement has conditions or an order, which the list itself declares
 */
export function splitList(sql: string): ListParts {
  const allWords = listOuterWords(sql)
  const selectIndex =
    allWords[0]?.word === 'with' ? allWords.findIndex(({ word }) => word === 'select') : 0
  const words = allWords.slice(selectIndex)
  const isFrom = ({ word }: { word: string }, index: number) =>
    word === 'from' && words[index - 1]?.word !== 'distinct'
  const fromIndex = words.findIndex(isFrom)
  if (words[0]?.word !== 'select' || fromIndex < 0) throw new Error('a list selects from a table')
  const rest = words.slice(fromIndex + 1)
  if (rest.some(({ word }) => ['where', 'order', 'group', 'limit', 'union'].includes(word)))
    throw new Error('a list has columns and joins only; defineList declares the rest')
  const starts = rest.flatMap(({ word, at }, index) => {
    if (word !== 'join') return []
    const before = rest[index - 1]
    return [before && joinKinds.includes(before.word) ? before.at : at]
  })
  const cut = (from: number, to: number | undefined) => sql.slice(from, to).trim()
  const selectAt = words[0].at
  const fromAt = words[fromIndex]?.at ?? 0
  return {
    commonTables: splitCommonTables(sql.slice(0, selectAt)),
    columns: cut(selectAt + 'select'.length, fromAt),
    from: cut(fromAt + 'from'.length, starts[0]),
    joins: new Map(
      starts.map((at, index) => {
        const join = cut(at, starts[index + 1])
        return [getJoinAlias(join), join]
      }),
    ),
  }
}

/**
 * Splits `with name as materialized (…), name as …`.
 * @throws Error for `with recursive`, which is written within a table
 */
function splitCommonTables(sql: string): ReadonlyMap<string, string> {
  const words = listOuterWords(sql)
  if (words[1]?.word === 'recursive') throw new Error('a list has no recursive tables')
  const starts = words.filter(({ word }) => word === 'with' || word === ',')
  return new Map(
    starts.map(({ word, at }, index) => {
      const table = sql.slice(at + word.length, starts[index + 1]?.at).trim()
      return [table.split(/\s/)[0] ?? '', table]
    }),
  )
}

/** Returns the alias of a join: the word before `on` or `using`, or the last one. */
function getJoinAlias(join: string): string {
  const words = listOuterWords(join).map(({ word }) => word)
  const end = words.findIndex((word) => word === 'on' || word === 'using')
  const alias = words[(end < 0 ? words.length : end) - 1] ?? ''
  if (!/^\w+$/.test(alias)) throw new Error(`a join without an alias: ${join}`)
  return alias
}
