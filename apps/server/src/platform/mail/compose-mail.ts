import type { MailKind, MailPlaceholder, TextValue } from '@fledge/contract/mails.ts'

declare const mailBrand: unique symbol

/** Kind and values of an email; only `composeMail` creates it, so that no placeholder stays empty. */
export interface MailContent {
  readonly [mailBrand]: true
  readonly kind: MailKind
  readonly values: Readonly<Record<string, TextValue>>
}

/** A value for each placeholder in the texts of the kind. */
export type MailValues<Kind extends MailKind> = Readonly<Record<MailPlaceholder<Kind>, TextValue>>

/**
 * Composes an email and its in-app notification from the catalogue's `mails.<kind>.…`.
 * @param values every value that its texts contain; more are ignored
 */
export function composeMail<Kind extends MailKind>(
  kind: Kind,
  ...values: [MailPlaceholder<Kind>] extends [never] ? [] : [values: MailValues<Kind>]
): MailContent {
  // The brand exists only in types; this is the only place that creates it.
  return { kind, values: values[0] ?? {} } as unknown as MailContent
}
