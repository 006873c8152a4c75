import { type DuplicateSign, duplicateSigns } from '@fledge/domain/reviews/duplicate-signs.ts'
import { locale } from '@fledge/kernel/locale.ts'
import { t } from '../platform/i18n/use-texts.ts'

interface DuplicateReason {
  readonly signs: readonly DuplicateSign[]
  readonly is_same_name: boolean
}

/** Says why two interns may be the same person: "Same phone number, date of birth and name". */
export function formatDuplicateSigns({ signs, is_same_name: isSameName }: DuplicateReason): string {
  const known = duplicateSigns.filter((sign) => signs.includes(sign))
  const things = [
    ...known.map((sign) => t(`duplicates.sign.${sign}`)),
    ...(isSameName ? [t('duplicates.sign.name')] : []),
  ]
  const same = t('duplicates.same', { things: new Intl.ListFormat(locale).format(things) })
  // The date of birth is only a sign with a similar name.
  return signs.includes('BIRTH_DATE') && !isSameName ? t('duplicates.similarName', { same }) : same
}
