import { translateWith } from '@fledge/contract/platform/message-keys.ts'
import i18next from 'i18next'
import type { CatalogueKey } from './catalogue.ts'

/** `offers.days` stands for `offers.days_one` and `offers.days_other`. */
type WithoutPlural<K extends string> =
  K extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Base : K
export type TextKey = WithoutPlural<CatalogueKey>
export type TextValues = Readonly<Record<string, string | number>>

// Most sentences have neither numbers nor names in them; a page says hundreds, and i18next takes its time with each.
let plain: ReadonlyMap<string, string> = new Map()

/** A sentence of the catalogue; `count` chooses the plural. A wrong key does not compile. */
export function t(key: TextKey, values?: TextValues): string {
  return (values ? undefined : plain.get(key)) ?? i18next.t(key, values ?? {})
}

/** A sentence whose key came from elsewhere (a verdict, a badge, a notice). Without such a key: the key's own fallback. */
export function translate(key: string, values?: TextValues, fallback = key): string {
  return (
    (values ? undefined : plain.get(key)) ?? i18next.t(key, { ...values, defaultValue: fallback })
  )
}

/** For components: `const { t } = useTexts()`. One language is loaded before anything is shown, so nothing re-renders. */
export function useTexts(): { readonly t: typeof t; readonly say: typeof translate } {
  return { t, say: translate }
}

/** Starts i18next on a catalogue, a flat map of sentences. */
export async function giveTexts(translation: Readonly<Record<string, string>>): Promise<void> {
  plain = new Map(
    Object.entries(translation).filter(([, sentence]) => !/\{\{|\$t\(/.test(sentence)),
  )
  await i18next.init({
    lng: 'en-US',
    resources: { 'en-US': { translation } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  })
  translateWith(translate)
}

/** Fetches the catalogue and starts i18next. `?locale=pseudo` marks every sentence that comes from it. */
export async function startTexts(): Promise<void> {
  const response = await fetch('/locales/en-US.json')
  // The file is a flat map of strings: build/texts.ts writes nothing else.
  const catalogue = (response.ok ? await response.json() : {}) as Record<string, string>
  const pseudo = new URLSearchParams(location.search).get('locale') === 'pseudo'
  await giveTexts(pseudo ? (await import('./pseudo.ts')).pseudo(catalogue) : catalogue)
}
