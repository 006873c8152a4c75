import { companyCan } from '@fledge/domain/companies/can.ts'
import { useReviewDeadline } from '../../shared/use-review-deadline.ts'
import styles from '../../platform/shell/shell.module.css'
import { useUser } from '../../platform/shell/session.ts'
import { SupportContact } from '../../shared/support-contact.tsx'
import { translateKey } from '../../platform/i18n/use-texts.ts'

/**
 * Notice from the seeds above every screen while the account is not approved, with what the seeds
 * leave open: the review deadline, or how to contact the programme team.
 */
export function AccountNotice() {
  const status = useUser().company?.account_status
  const promise = useReviewDeadline()
  const notice = status ? companyCan.notice(status) : null
  if (!status || !notice) return null
  return (
    <p className={styles['offline']} role="status">
      {translateKey(notice)}
      {promise ? ` ${promise.sentence}` : null}
      {companyCan.isRefused(status) ? (
        <>
          {' '}
          <SupportContact />
        </>
      ) : null}
    </p>
  )
}
