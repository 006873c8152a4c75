import type { z } from 'zod'
import { validationTexts } from './texts.ts'

type Values = Readonly<Record<string, string | number>>
type Translate = (key: string, values: Values) => string

const general: Readonly<Record<string, string>> = validationTexts

let translate: Translate = (key) => key

/** Sets how keys become sentences: with the server's catalogue, or with the one that the browser has fetched. */
export function translateWith(translator: Translate): void {
  translate = translator
}

/** The sentence of a key of the catalogue, for an issue that a schema adds itself. What every form needs has one before the catalogue is there, too. */
export function translateMessage(key: string, values: Values = {}): string {
  const sentence = translate(key, values)
  return sentence === key
    ? (general[key] ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) =>
        String(values[name] ?? ''),
      )
    : sentence
}

const keys = new WeakMap<object, string>()

interface MessageKey {
  readonly error: (issue: z.core.$ZodRawIssue) => string
}

/**
 * What a schema says where its own rule is broken: `.min(1, messageKey('problems.reason'))`, or spread beside a `path`.
 * @param key of the catalogue; its sentence may hold `{{least}}` and `{{most}}`, the bounds of the rule
 */
export function messageKey(key: string, values: Values = {}): MessageKey {
  const error = (issue: z.core.$ZodRawIssue): string =>
    translateMessage(key, { ...boundsOf(issue), ...values })
  keys.set(error, key)
  return { error }
}

const numbers = new Intl.NumberFormat('en')
/** A bound as people read it: 10,000. */
export const formatBound = (bound: number | bigint): string => numbers.format(bound)

function boundsOf(issue: z.core.$ZodRawIssue): Values {
  if (issue.code === 'too_small') return { least: formatBound(issue.minimum) }
  return issue.code === 'too_big' ? { most: formatBound(issue.maximum) } : {}
}

/** The key behind a schema's own message; undefined for one that was not made by `messageKey`. */
export const keyOfMessage = (error: object): string | undefined => keys.get(error)
