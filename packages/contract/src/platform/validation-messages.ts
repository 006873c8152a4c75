import { z } from 'zod'
import { formatBound, translateMessage } from './message-keys.ts'
import type { validationTexts } from './texts.ts'

type Problem = z.core.$ZodRawIssue
type Key = keyof typeof validationTexts

const said = (key: Key, values: Readonly<Record<string, string>> = {}): string =>
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

function tooBig({ origin, maximum, exact }: Extract<Problem, { code: 'too_big' }>): string {
  const values = { most: formatBound(maximum) }
  if (origin === 'string') return said(exact ? 'problems.exactText' : 'problems.longText', values)
  return said(
    origin === 'array' || origin === 'set' ? 'problems.longList' : 'problems.bigNumber',
    values,
  )
}

function tooSmall({ origin, minimum, exact }: Extract<Problem, { code: 'too_small' }>): string {
  const values = { least: formatBound(minimum), most: formatBound(minimum) }
  const isOne = Number(minimum) === 1
  if (origin === 'string')
    return said(
      exact ? 'problems.exactText' : isOne ? 'problems.missing' : 'problems.shortText',
      values,
    )
  if (origin === 'array' || origin === 'set')
    return said(isOne ? 'problems.firstOfList' : 'problems.shortList', values)
  return said('problems.smallNumber', values)
}

/**
 * Returns the message of a validation problem. A schema's own message takes precedence; the
 * library's own wording is never used.
 */
export function validationMessage(problem: Problem): string {
  switch (problem.code) {
    case 'invalid_type':
      return said(
        isMissing(problem.input)
          ? 'problems.missing'
          : (kinds[problem.expected] ?? 'problems.other'),
      )
    case 'invalid_value':
      return said(isMissing(problem.input) ? 'problems.missing' : 'problems.choose')
    case 'too_big':
      return tooBig(problem)
    case 'too_small':
      return tooSmall(problem)
    case 'invalid_format':
      return said(
        isMissing(problem.input)
          ? 'problems.missing'
          : (formats[problem.format] ?? 'problems.form'),
      )
    case 'not_multiple_of':
      return said('problems.step', { step: String(problem.divisor) })
    case 'unrecognized_keys':
      return said('problems.unknown')
    // The first alternative describes best what is expected.
    case 'invalid_union':
      return isMissing(problem.input)
        ? said('problems.missing')
        : (problem.errors[0]?.[0]?.message ?? said('problems.other'))
    default:
      return said('problems.other')
  }
}

// Set once for both sides: every schema of the contract uses these messages.
z.config({ customError: validationMessage })
