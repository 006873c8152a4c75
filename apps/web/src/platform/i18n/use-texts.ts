import { formatMessage, type CompiledMessage } from '@fledge/contract/platform/format-message.ts'
import { setTranslator } from '@fledge/contract/platform/message-keys.ts'
import type { Catalogue, TextValues } from './catalogue.ts'

export type TextKey = keyof Catalogue
export type AnyValues = Readonly<Record<string, string | number>>

/** A text without placeholders: labels and titles that are listed before they are shown. */
export type PlainTextKey = Exclude<TextKey, keyof TextValues>

type All<Union> = (Union extends unknown ? (member: Union) => void : never) extends (
  member: infer Both,
) => void
  ? Both
  : never

/** The values that a text needs; all of them if the key is one of several. */
export type ValuesOf<Key extends TextKey> = [Extract<Key, keyof TextValues>] extends [never]
  ? never
  : AnyValues & All<TextValues[Extract<Key, keyof TextValues>]>
type Values<Key extends TextKey> = [ValuesOf<Key>] extends [never]
  ? [values?: AnyValues]
  : [values: ValuesOf<Key>]

declare global {
  /** Compiled texts by key. Each script adds those that its own code uses (build/texts-plugin.ts). */
  var fledgeTexts: Record<string, CompiledMessage> | undefined
}
const messages = (globalThis.fledgeTexts ??= {})

/** Without markup, `<b>` has no effect. */
const plainTags = { b: (children: readonly string[]) => children.join('') }
let change = (message: CompiledMessage): CompiledMessage => message

/** Returns the compiled text of a key; undefined if there is none. */
export const findMessage = (key: string): CompiledMessage | undefined => {
  const message = messages[key]
  return message === undefined ? undefined : change(message)
}

/**
 * Returns a text of the catalogue with its values; a number selects the plural. Unknown keys and
 * missing values do not compile.
 */
export function t<Key extends TextKey>(key: Key, ...[values]: Values<Key>): string {
  return translateKey(key, values)
}

/**
 * Returns the text of a key from data (a policy decision, a badge, a notification), or the fallback
 * if there is no such key.
 */
export function translateKey(key: string, values?: AnyValues, fallback = key): string {
  const message = findMessage(key)
  if (message === undefined) return fallback
  if (typeof message === 'string') return message
  // Every tag returns a string here, and so does the text.
  return formatMessage(message, values, plainTags) as string
}

/** For components: `const { t } = useTexts()`. There is one language, so nothing re-renders. */
export function useTexts(): { readonly t: typeof t } {
  return { t }
}

/** Adds compiled texts, as the scripts of a page do: for tests and for pages rendered by the build. */
export function registerTexts(compiled: Readonly<Record<string, CompiledMessage>>): void {
  Object.assign(messages, compiled)
}

/** Marks every text that comes from the catalogue if the address has `?locale=pseudo`. */
export async function startPseudoLocale(): Promise<void> {
  if (new URLSearchParams(location.search).get('locale') !== 'pseudo') return
  change = (await import('./pseudo-locale.ts')).toPseudoMessage
}

setTranslator(translateKey)
