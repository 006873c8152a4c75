import { catalogue } from '@fledge/contract/catalogue.ts'

/** A sentence of the catalogue with its values put in; the key itself where there is none, so that a gap is seen. */
export function say(key: string, values: Readonly<Record<string, string | number>> = {}): string {
  const sentence = catalogue[key] ?? key
  return sentence.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))
}
