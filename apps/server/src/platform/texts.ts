import { catalogue } from '@fledge/contract/catalogue.ts'
import { setTranslator } from '@fledge/contract/platform/message-keys.ts'

const plurals = new Intl.PluralRules('en')

/**
 * Returns the catalogue's text with its values filled in, in the plural form for `count`. Returns
 * the key itself if there is no text, so that the gap is visible.
 */
export function translate(
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const sentence =
    catalogue[key] ?? catalogue[`${key}_${plurals.select(Number(values['count'] ?? 0))}`] ?? key
  return sentence.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))
}

// The contract's schemas contain text keys; this translates them.
setTranslator(translate)
