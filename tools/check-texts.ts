// Checks every text of the catalogue, including emails, against phrases that the writing guide
// avoids.
import { pathToFileURL } from 'node:url'
import { listTextFiles } from '../apps/web/build/texts.ts'

/** Phrases to avoid by their replacement. They match whole words, ignoring case. */
const replacements: readonly (readonly [better: string, phrases: readonly string[]])[] = [
  ['continue', ['go on', 'goes on', 'going on', 'went on', 'gone on']],
  [
    'someone, anyone, everyone, no one, or the name',
    ['somebody', 'anybody', 'everybody', 'nobody', 'whoever', 'whomever', 'who has', 'that who'],
  ],
  ['while …, or leave it out', ['meanwhile', 'in the meantime']],
  [
    'We’ll tell …',
    ['is told', 'are told', 'be told', 'was told', 'were told', 'been told', 'gets told'],
  ],
  ['fix, resolve, change', ['mend', 'mends', 'mended', 'mending']],
  ['again', ['anew', 'afresh']],
  ['is, applies, is shown', ['stands', 'stand in', 'lies', 'lie in']],
  ['has, contains, is reserved', ['holds']],
  ['email, emails', ['e-mail', 'e-mails', 'mail', 'mails', 'mailed', 'by mail']],
  [
    'return, is refunded, is available again',
    ['comes back', 'come back', 'came back', 'coming back', 'goes back'],
  ],
  ['passed, has passed', ['gone by', 'goes by', 'go by', 'went by']],
  ['delete', ['erase', 'erases', 'erased', 'erasing', 'erasure', 'for good']],
  ['immediately, or leave it out', ['at once']],
  ['automatically', ['by itself', 'by themselves', 'of itself']],
  [
    'withdraw, recall, revoke, restore',
    [
      'take back',
      'takes back',
      'taken back',
      'took back',
      'take it back',
      'bring back',
      'brings back',
      'give back',
      'gives back',
      'given back',
    ],
  ],
  ['a note, a message, your own words', ['a word', 'in words']],
  ['in total', ['in all']],
  ['the name of the company or the person', ['the other side']],
  ['application, opportunity, candidate', ['candidature', 'candidatures']],
  [
    'missed interview, report, dispute',
    ['no-show', 'no-shows', 'claim', 'claims', 'contest', 'contested', 'contests'],
  ],
  ['weekly feedback', ['checkpoint', 'checkpoints', 'check-in', 'look back on']],
  ['notification', ['notice', 'notices']],
  ['sign in, sign out', ['log in', 'log out', 'login', 'logout']],
  ['needs your reply, is waiting for', ['waits', 'wait for you', 'waits for you']],
  ['review, check, see', ['look at', 'looks at', 'looked at', 'look again']],
  ['is unavailable, is available', ['is away', 'are away']],
  ['proposed times', ['times on offer']],
  ['batch', ['cohort', 'cohorts', 'intake']],
  ['intern, candidate', ['applicant', 'applicants']],
  ['company', ['employer', 'employers']],
  [
    'an instruction',
    ['invalid', 'please', 'sorry', 'oops', 'not right', 'not so', 'not known here'],
  ],
  ['programme', ['program', 'programs']],
  [
    'enrolment, specialisation, cancelled',
    ['enrollment', 'specialization', 'organization', 'canceled'],
  ],
]

/**
 * Keys of texts with fixed wording, and of words that people search for; a key ending in a dot
 * matches every key with that prefix.
 */
const exceptions: readonly string[] = [
  'companies.introduction.required',
  'companies.introduction.tooShort',
  'companies.notice.rejected',
  'links.linkedinCompany',
  'mails.companies.reject.body',
  'members.languages.required',
  'members.linkedin.required',
  'members.role.customRequired',
  'members.role.required',
  'shell.find.also.',
]

interface Finding {
  readonly key: string
  readonly phrase: string
  readonly better: string
}

const patterns = replacements.flatMap(([better, phrases]) =>
  phrases.map((phrase) => ({
    phrase,
    better,
    pattern: new RegExp(`(?<![\\w-])${phrase}(?![\\w-])`, 'i'),
  })),
)
const marks = [
  { phrase: '!', better: 'a full stop', pattern: /!/ },
  { phrase: ';', better: 'two sentences', pattern: /;/ },
  { phrase: "'", better: '’', pattern: /'/ },
  { phrase: ' %', better: '%', pattern: /\d %|\} %/ },
  {
    phrase: 'a bare date',
    better: '4 December 2026',
    pattern: /\d{4}-\d\d-\d\d|\d\d?\/\d\d?\/\d{2,4}/,
  },
]

/**
 * Removes what may contain a phrase legitimately: the frame of a plural, values, tags, and two
 * expressions.
 */
const removeAllowed = (text: string) =>
  text
    .replaceAll(/\{\w+, plural,|(?:=\d+|zero|one|two|few|many|other) \{/g, '(')
    .replaceAll(/\{\w+(?:, number)?\}|<[^>]*>/g, '{}')
    .replaceAll(/privacy notice|in all (?=[a-z])/gi, '')

/**
 * Checks texts against the phrases.
 * @param texts key → text
 * @param excepted keys of texts with fixed wording
 * @returns what to replace, in the order of the texts
 */
export function checkTexts(
  texts: Readonly<Record<string, string>>,
  excepted: readonly string[] = exceptions,
): readonly Finding[] {
  const isException = (key: string) =>
    excepted.some((pattern) => (pattern.endsWith('.') ? key.startsWith(pattern) : key === pattern))
  return Object.entries(texts).flatMap(([key, text]) =>
    isException(key)
      ? []
      : [...patterns, ...marks]
          .filter(({ pattern }) => pattern.test(removeAllowed(text)))
          .map(({ phrase, better }) => ({ key, phrase, better })),
  )
}

async function readTexts(): Promise<Readonly<Record<string, string>>> {
  const files = await Promise.all(
    // A texts file exports only flat maps of texts.
    listTextFiles().map((file) => import(file) as Promise<Record<string, Record<string, string>>>),
  )
  return Object.assign(
    {},
    ...files.flatMap((file) =>
      Object.entries(file).flatMap(([name, texts]) => (name.endsWith('Texts') ? [texts] : [])),
    ),
  )
}

async function main(): Promise<void> {
  const texts = await readTexts()
  const findings = checkTexts(texts)
  for (const { key, phrase, better } of findings)
    process.stdout.write(`${key}  “${phrase}” → ${better}\n    ${texts[key]}\n`)
  process.stdout.write(`${Object.keys(texts).length} texts, ${findings.length} findings\n`)
  process.exitCode = findings.length > 0 ? 1 : 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main()
