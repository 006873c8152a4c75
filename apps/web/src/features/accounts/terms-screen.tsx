import { paths } from '@fledge/contract/paths.ts'
import { sortAgreementsForIntern } from '@fledge/domain/lookups/types.ts'
import { useLocation } from '@tanstack/react-router'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { Prose } from '../../platform/i18n/prose.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { RelativeTime } from '../../platform/time/relative-time.tsx'
import styles from './terms-screen.module.css'

/** Current versions of the terms: for interns, and for interns who join through a partner. */
export default function TermsScreen() {
  const partner = useLocation().pathname === paths.intern.termsPartner
  const title = partner ? t('accounts.terms.partner') : t('accounts.terms.title')
  useTitle(title)
  const agreements = useApiQuery('lookups', 'listAgreements')
  return (
    <div className={styles['page']}>
      <h1>{title}</h1>
      {partner ? <p className={styles['note']}>{t('accounts.terms.partnerNote')}</p> : null}
      <QueryResult of={agreements} name={title}>
        {(list) =>
          sortAgreementsForIntern(list, partner).map((agreement) => (
            <article key={agreement.kind}>
              <h2>{agreement.title}</h2>
              <p className={styles['note']}>
                {t('accounts.terms.version', { version: agreement.version })}{' '}
                <RelativeTime at={agreement.published_at} day />
              </p>
              <div className={styles['body']}>
                <Prose body={agreement.body} />
              </div>
            </article>
          ))
        }
      </QueryResult>
    </div>
  )
}
