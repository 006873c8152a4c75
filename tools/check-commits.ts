// Checks the message of every commit since this file was added (CONTRIBUTING.md, Commits).
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const maxSubjectLength = 72
/** First words that begin a description rather than an instruction. */
const notVerbs = new Set(
  'a an the this that these it its on in at of to for from with without what who when where which how no not one nothing every all each and or but now is are was were has tidy wip misc'.split(
    ' ',
  ),
)
/** Imperatives that end like a past tense, a participle or a third person. */
const verbs = new Set(
  'access address bring bypass compress cross discuss dismiss embed exceed express feed focus guess miss need pass ping press process proceed seed shed skip speed spread string suppress toss'.split(
    ' ',
  ),
)

/**
 * Checks one commit message.
 * @param message the whole message: subject, blank line, body
 * @returns its problems, one sentence each; empty for a valid message
 */
export function checkMessage(message: string): readonly string[] {
  const [subject = '', separator = '', ...body] = message.trimEnd().split('\n')
  const first = /^\S+/.exec(subject)?.[0] ?? ''
  const word = first.toLowerCase()
  const isImperative =
    /^[A-Z][a-z]+$/.test(first) &&
    !notVerbs.has(word) &&
    (verbs.has(word) || !/(ed|ing|[^s]s|ss)$/.test(word))
  return [
    ...(subject.length > maxSubjectLength
      ? [`the subject has ${subject.length} characters, ${maxSubjectLength} at most`]
      : []),
    ...(isImperative ? [] : [`the subject must begin with an imperative, not "${first}"`]),
    ...(subject.endsWith('.') ? ['the subject must not end with a full stop'] : []),
    ...(separator.trim() === '' && body.some((line) => line.trim())
      ? []
      : ['a body must follow after a blank line and say why']),
  ]
}

function git(...args: readonly string[]): string | null {
  const root = join(import.meta.dirname, '..')
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout : null
}

/**
 * Returns the messages by commit id, since the commit that added this file; null without a git
 * history.
 */
function readMessages(): ReadonlyMap<string, string> | null {
  const added = git('log', '--diff-filter=A', '--format=%H', '--', 'tools/check-commits.ts')
    ?.trim()
    .split('\n')
    .at(-1)
  if (!added) return null
  const isRoot = git('rev-parse', '--verify', '--quiet', `${added}^`) === null
  const range = isRoot ? 'HEAD' : `${added}^..HEAD`
  const log = git('log', '--no-merges', '--format=%H%n%B%x00', range) ?? ''
  const entries = log.split('\0').map((entry) => entry.trim())
  return new Map(
    entries
      .filter((entry) => entry !== '')
      .map((entry) => {
        const end = entry.indexOf('\n')
        return [entry.slice(0, end), entry.slice(end + 1)]
      }),
  )
}

function main(): void {
  const messages = readMessages()
  if (!messages) {
    process.stdout.write('No git history: commit messages were not checked\n')
    return
  }
  const findings = [...messages].flatMap(([id, message]) =>
    checkMessage(message).map((fault) => `${id.slice(0, 9)} ${fault}: ${message.split('\n', 1)}`),
  )
  for (const finding of findings) process.stdout.write(`${finding}\n`)
  process.stdout.write(`${messages.size} commit messages, ${findings.length} findings\n`)
  process.exitCode = findings.length > 0 ? 1 : 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
