import { z } from 'zod'
import { formatBound, translateMessage } from './message-keys.ts'
import type { validationTexts } from './texts.ts'

type Problem = z.core.$ZodRawIssue
type Key = keyof typeof validationTexts

const formatMessage = (key: Key, values: Readonly<Record<string, string>> = {}): string =>
  translateMessage(key, values)

const isMissing = (value: unknown) =>
  value === undefined || value === null || value === '' || Number.isNaN(value)

const kinds: Readonly<Record<string, Key>> = {
  string: 'problems.text',
  number: 'problems.number',
  int: 'problems.whole',
  boolean: 'problems.yesOrNo',
  array: 'problems.list',
  date: 'problems.date',
}
const formats: Readonly<Record<string, Key>> = {
  email: 'problems.email',
  url: 'problems.url',
  date: 'problems.date',
  datetime: 'problems.time',
  time: 'problems.time',
  uuid: 'problems.unknown',
}

function formatTooBig({ origin, maximum, exact }: Extract<Problem, { code: 'too_big' }>): string {
  const values = { max: formatBound(maximum) }
  if (origin === 'string')
    return formatMessage(exact ? 'problems.exactText' : 'problems.longText', values)
  return formatMessage(
    origin === 'array' || origin === 'set' ? 'problems.longList' : 'problems.bigNumber',
    values,
  )
}

function formatTooSmall({
  origin,
  minimum,
  exact,
}: Extract<Problem, { code: 'too_small' }>): string {
  const values = { min: formatBound(minimum), max: formatBound(minimum) }
  const isOne = Number(minimum) === 1
  if (origin === 'string')
    return formatMessage(
      exact ? 'problems.exactText' : isOne ? 'problems.missing' : 'problems.shortText',
      values,
    )
  if (origin === 'array' || origin === 'set')
    return formatMessage(isOne ? 'problems.firstOfList' : 'problems.shortList', values)
  return formatMessage('problems.smallNumber', values)
}

/**
 * Returns the message of a validation problem. A schema's own message takes precedence; the
 * library's own wording is never used.
 */
export function validationMessage(problem: Problem): string {
  switch (problem.code) {
    case 'invalid_type':
      return formatMessage(
        isMissing(problem.input)
          ? 'problems.missing'
          : (kinds[problem.expected] ?? 'problems.other'),
      )
    case 'invalid_value':
      return formatMessage(isMissing(problem.input) ? 'problems.missing' : 'problems.choose')
    case 'too_big':
      return formatTooBig(problem)
    case 'too_small':
      return formatTooSmall(problem)
    case 'invalid_format':
      return formatMessage(
        isMissing(problem.input)
          ? 'problems.missing'
          : (formats[problem.format] ?? 'problems.form'),
      )
    case 'not_multiple_of':
      return formatMessage('problems.step', { step: String(problem.divisor) })
    case 'unrecognized_keys':
      return formatMessage('problems.unknown')
    // The first alternative describes best what is expected.
    case 'invalid_union':
      return isMissing(problem.input)
        ? formatMessage('problems.missing')
        : (problem.errors[0]?.[0]?.message ?? formatMessage('problems.other'))
    default:
      return formatMessage('problems.other')
  }
}

// Set once for both sides: every schema of the contract uses these messages.
z.config({
  customError: validationMessage,
  // A page's content security policy forbids to compile schemas, and Firefox reports the attempt.
  jitless: 'document' in globalThis,
})
