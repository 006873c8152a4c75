import { setTranslator } from '@fledge/contract/platform/message-keys.ts'
import i18next from 'i18next'
import type { CatalogueKey } from './catalogue.ts'

/** `offers.days` covers `offers.days_one` and `offers.days_other`. */
type WithoutPlural<K extends string> =
  K extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Base : K
export type TextKey = WithoutPlural<CatalogueKey>
export type TextValues = Readonly<Record<string, string | number>>

// Most texts have no placeholders. A page renders hundreds of them, and i18next is slow for each.
let plainTexts: ReadonlyMap<string, string> = new Map()

/** Returns a text of the catalogue; `count` selects the plural. Unknown keys do not compile. */
export function t(key: TextKey, values?: TextValues): string {
  return (values ? undefined : plainTexts.get(key)) ?? i18next.t(key, values ?? {})
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
