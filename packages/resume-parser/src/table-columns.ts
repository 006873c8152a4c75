import { foldText } from './read-text.ts'

/** Content of a column in a table of degrees or posts. */
export type Column =
  | 'number'
  | 'degree'
  | 'school'
  | 'board'
  | 'title'
  | 'place'
  | 'when'
  | 'result'

/** The first match applies: "University/Board" is a board, "Name of the institution" a school. */
const patternsByColumn: readonly (readonly [Column, RegExp])[] = [
  ['number', /^(?:s ?no|sr ?no|sl ?no|sno|no|nr)$/],
  ['board', /\b(?:board|examining body|affiliated)\b/],
  [
    'result',
    /\b(?:percentage|percent|cgpa|cgpi|sgpa|gpa|cpi|marks|division|grade|result|score|aggregate)\b/,
  ],
  ['when', /\b(?:year|years|duration|period|dates|session|passing|completion|from|timeline)\b/],
  [
    'degree',
    /^(?:name of (?:the )?|educational |academic )?(?:degree|course|examination|exam|qualification|class$|standard|program|programme|certificate)/,
  ],
  ['school', /^(?:name of (?:the )?)?(?:institute|institution|school|college)/],
  ['title', /^(?:position|role|designation|job title|post)\b/],
  ['place', /^(?:name of (?:the )?)?(?:organi[sz]ation|company|employer|firm)\b/],
  ['board', /^(?:name of (?:the )?)?university(?: name)?$/],
]

const findColumn = (text: string): Column | null => {
  const words = foldText(text)
    .replace(/[^a-z ]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
  if (words === '') return text.trim() === '%' ? 'result' : text.trim() === '#' ? 'number' : null
  return words.split(' ').length > 5
    ? null
    : (patternsByColumn.find(([, pattern]) => pattern.test(words))?.[0] ?? null)
}

/** Returns the columns of a table if a line consists only of its headings, else null. */
export function findTableColumns(parts: readonly string[]): readonly Column[] | null {
  if (parts.length < 2 || parts.length > 8) return null
  const columns = parts.map(findColumn)
  const knownColumns = columns.filter((column) => column !== null)
  const hasAny = (...wanted: readonly Column[]) =>
    wanted.some((column) => knownColumns.includes(column))
  const isTable =
    knownColumns.length === columns.length &&
    new Set(knownColumns).size > 1 &&
    hasAny('degree', 'school', 'title', 'place') &&
    hasAny('when', 'result', 'board')
  return isTable ? knownColumns : null
}
