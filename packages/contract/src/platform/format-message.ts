import { locale } from '@fledge/kernel/locale.ts'
import format, { type CompiledMessage } from 'icu-minify/format'

export type { CompiledMessage } from 'icu-minify/format'

export type MessageValues = Readonly<Record<string, string | number>>
/** What becomes of the words between `<name>` and `</name>`, by name. */
export type MessageTags<Part> = Readonly<
  Record<string, (children: readonly (string | Part)[]) => Part>
>

// Created when a text needs them: the first one takes a tenth of a second on a phone.
let numbers: Intl.NumberFormat | undefined
let plurals: Intl.PluralRules | undefined
/** Formats as our locale does; most numbers have neither groups nor decimals. */
const plainNumbers = {
  format: (value: number) =>
    Number.isInteger(value) && Math.abs(value) < 1000
      ? `${value}`
      : (numbers ??= new Intl.NumberFormat(locale)).format(value),
}
// Texts use plain numbers and cardinal plurals only; dates are formatted before (formatTime).
const formatters = {
  // icu-minify calls nothing but `format`.
  getNumberFormat: () => plainNumbers as Intl.NumberFormat,
  getPluralRules: () => (plurals ??= new Intl.PluralRules(locale)),
  getDateTimeFormat: (...options: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...options),
}

/**
 * Fills in a text of the catalogue.
 * @param message compiled by icu-minify from ICU message syntax
 * @param values every value that the text names; a plural's value is a number
 * @returns the text, or a list of its parts if a tag returns something other than a string
 * @throws if a value or a tag is missing
 */
export function formatMessage<Part = string>(
  message: CompiledMessage,
  values: MessageValues = {},
  tags: MessageTags<Part> = {},
): string | Part | (string | Part)[] {
  return format<Part>(message, locale, { ...values, ...tags }, { formatters })
}
