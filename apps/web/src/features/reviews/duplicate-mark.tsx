import { IconCopy } from '@fledge/ui/icons/copy.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './reviews.module.css'

type Row = Pick<
  Payload<'reviews', 'listReviews'>[number],
  'application_id' | 'first_application_id'
>

/** Another intern may be the same person: one who waits, too, is next to them in the queue. */
export const DuplicateMark = ({ text }: { readonly text: string }) => (
  <span className={styles['duplicate']}>
    <IconCopy size={14} aria-hidden /> {text}
  </span>
)

/**
 * Says where in the queue those are who may be the same person as an intern.
 * @param rows all rows of the page
 */
export function describeDuplicate(
  { application_id: id, first_application_id: first }: Row,
  rows: readonly Row[],
) {
  const isBelow = first !== id && rows.some((row) => row.application_id === first)
  if (isBelow) return t('reviews.similarAbove')
  const others = rows.filter((row) => row.first_application_id === id && row.application_id !== id)
  return others.length > 0
    ? t('reviews.similarBelow', { count: others.length })
    : t('reviews.duplicate')
}
