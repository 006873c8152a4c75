import { companyCan } from '@fledge/domain/companies/can.ts'
import { useReviewPromise } from '../../platform/review-promise.ts'
import styles from '../../platform/shell/shell.module.css'
import { useUser } from '../../platform/session.ts'
import { SupportLine } from '../../platform/support-line.tsx'
import { translate } from '../../platform/use-texts.ts'

/**
 * Notice from the seeds above every screen while the account is not approved, with what the seeds
 * leave open: the review deadline, or how to contact the programme team.
 */
export function AccountNotice() {
  const status = useUser().company?.account_status
  const promise = useReviewPromise()
  const notice = status ? companyCan.notice(status) : null
  if (!status || !notice) return null
  return (
    <p className={styles['offline']} role="status">
      {translate(notice)}
      {promise ? ` ${promise.says}` : null}
      {companyCan.isRefused(status) ? (
        <>
          {' '}
          <SupportLine />
        </>
      ) : null}
    </p>
  )
}
