import { catalogue } from '@fledge/contract/catalogue.ts'
import { translateWith } from '@fledge/contract/platform/message-keys.ts'

const plurals = new Intl.PluralRules('en')

/** A sentence of the catalogue with its values put in, by `count` in its plural form; the key itself where there is none, so that a gap is seen. */
export function translate(
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const sentence =
    catalogue[key] ?? catalogue[`${key}_${plurals.select(Number(values['count'] ?? 0))}`] ?? key
  return sentence.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))
}

// Schemas of the contract hold keys; here they become sentences.
translateWith(translate)
