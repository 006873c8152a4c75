import { locale } from '@fledge/kernel/locale.ts'
import type { z } from 'zod'

type Values = Readonly<Record<string, string | number>>
type Translate = (key: string, values: Values) => string

let translate: Translate = (key) => key

/**
 * Sets the translator of message keys: that of the server, or of the browser.
 */
export function setTranslator(translator: Translate): void {
  translate = translator
}

/** Returns the text of a catalogue key, for an issue that a schema adds itself. */
export const translateMessage = (key: string, values: Values = {}): string => translate(key, values)

const keys = new WeakMap<object, string>()

interface MessageKey {
  readonly error: (issue: z.core.$ZodRawIssue) => string
}

/**
 * Message for a broken rule of a schema: `.min(1, messageKey('problems.reason'))`, or spread beside
 * a `path`.
 * @param key of the catalogue; its text may contain `{min}` and `{max}`, the bounds of the
 * rule
 */
export function messageKey(key: string, values: Values = {}): MessageKey {
  const error = (issue: z.core.$ZodRawIssue): string =>
    translateMessage(key, { ...boundsOf(issue), ...values })
  keys.set(error, key)
  return { error }
}

// Created when first needed: the first one that a page creates takes milliseconds.
let numbers: Intl.NumberFormat | undefined
/** Formats a bound: 10,000. */
export const formatBound = (bound: number | bigint): string =>
  (numbers ??= new Intl.NumberFormat(locale)).format(bound)

function boundsOf(issue: z.core.$ZodRawIssue): Values {
  if (issue.code === 'too_small') return { min: formatBound(issue.minimum) }
  return issue.code === 'too_big' ? { max: formatBound(issue.maximum) } : {}
}

/** Returns the key of a schema's message; undefined if it was not created by `messageKey`. */
export const getMessageKey = (error: object): string | undefined => keys.get(error)
