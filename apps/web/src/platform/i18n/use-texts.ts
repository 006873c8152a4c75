import { setTranslator } from '@fledge/contract/platform/message-keys.ts'
import i18next from 'i18next'
import type { Catalogue } from './catalogue.ts'

/** `offers.days` covers `offers.days_one` and `offers.days_other`. */
type WithoutPlural<K extends string> =
  K extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Base : K
type TextKey = WithoutPlural<keyof Catalogue>
export type TextValues = Readonly<Record<string, string | number>>

type SentenceOf<Key extends string> = Key extends keyof Catalogue
  ? Catalogue[Key]
  : `${Key}_other` extends keyof Catalogue
    ? Catalogue[`${Key}_other`] | '{{count}}'
    : never

/** `{{name}}` and `{{count, number}}` both name a value. */
type ValueName<Placeholder> = Placeholder extends `${infer Name}, ${string}` ? Name : Placeholder
type ValueNames<Sentence> = Sentence extends `${string}{{${infer Placeholder}}}${infer Rest}`
  ? ValueName<Placeholder> | ValueNames<Rest>
  : never

/** A text without placeholders: labels and titles that are listed before they are shown. */
export type PlainTextKey = {
  [Key in TextKey]: [ValueNames<SentenceOf<Key>>] extends [never] ? Key : never
}[TextKey]

/** The values that a text needs: all of its placeholders, and `count` for a plural. */
type ValuesOf<Key extends string> = [ValueNames<SentenceOf<Key>>] extends [never]
  ? [values?: TextValues]
  : [values: Readonly<Record<ValueNames<SentenceOf<Key>>, string | number>>]

// Most texts have no placeholders. A page renders hundreds of them, and i18next is slow for each.
let plainTexts: ReadonlyMap<string, string> = new Map()

/**
 * Returns a text of the catalogue; `count` selects the plural. Unknown keys and missing values do
 * not compile.
 */
export function t<Key extends TextKey>(key: Key, ...[values]: ValuesOf<Key>): string {
  return translateKey(key, values)
}

/**
 * Returns the text of a key from data (a policy decision, a badge, a notification), or the fallback
 * if there is no such key.
 */
export function translateKey(key: string, values?: TextValues, fallback = key): string {
  return (
    (values ? undefined : plainTexts.get(key)) ??
    i18next.t(key, { ...values, defaultValue: fallback })
  )
}

/**
 * For components: `const { t } = useTexts()`. The only language is loaded before the first render,
 * so nothing re-renders.
 */
export function useTexts(): { readonly t: typeof t; readonly say: typeof translateKey } {
  return { t, say: translateKey }
}

/** Starts i18next with a catalogue, a flat map of texts. */
export async function initTexts(translation: Readonly<Record<string, string>>): Promise<void> {
  plainTexts = new Map(
    Object.entries(translation).filter(([, sentence]) => !/\{\{|\$t\(/.test(sentence)),
  )
  await i18next.init({
    lng: 'en-US',
    resources: { 'en-US': { translation } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  })
  setTranslator(translateKey)
}

/**
 * Fetches the catalogue and starts i18next. `?locale=pseudo` marks every text that comes from it.
 */
export async function loadTexts(): Promise<void> {
  const response = await fetch('/locales/en-US.json')
  // The file is a flat map of strings, as written by build/texts.ts.
  const catalogue = (response.ok ? await response.json() : {}) as Record<string, string>
  const pseudo = new URLSearchParams(location.search).get('locale') === 'pseudo'
  await initTexts(
    pseudo ? (await import('./pseudo-locale.ts')).toPseudoLocale(catalogue) : catalogue,
  )
}
