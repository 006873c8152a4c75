import { buildPath, paths } from '@fledge/contract/paths.ts'
import { CardListItem, Meta } from '@fledge/ui/card.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { Link } from '../../platform/router/link.tsx'
import { useZone } from '../../platform/shell/session.ts'
import { formatNearTime, useNow } from '../../platform/time/clock.ts'
import { CorrectCredits } from '../../shared/correct-credits.tsx'
import { joinParts, RecordsCard } from '../../shared/records-card.tsx'
import { AllLink } from './company-page-lists.tsx'

interface CompanyProps {
  readonly company: Payload<'companies', 'getCompanyPage'>
}

/** The newest lines of the credit ledger, and what is left. */
export function CreditsCard({ company }: CompanyProps) {
  const [zone, now] = [useZone(), useNow()]
  const { company_id: id, name, status, credits_left: left } = company
  const { count, rows } = company.lists.credits
  return (
    <RecordsCard
      title={t('companyPage.credits', { count: left })}
      side={
        <Link to={buildPath(paths.operator.credits, {}, { company: id })}>
          {t('companyPage.all', { count })}
        </Link>
      }
      rows={rows}
      none={t('companyPage.noCredits')}
      foot={<CorrectCredits companyId={id} company={name} status={status} />}
      row={(line) => (
        <CardListItem key={line.line_id}>
          <b>
            {t('companyPage.creditLine', {
              kind: translateKey(`records.credit.${line.kind}`),
              amount: line.amount,
            })}
          </b>
          <Meta>
            {joinParts([
              line.intern_name,
              t('companyPage.creditsAfter', { count: line.balance_after }),
              formatNearTime(line.at, zone, now),
            ])}
          </Meta>
        </CardListItem>
      )}
    />
  )
}

/** Interviews that the company missed. */
export function NoShowsCard({ company }: CompanyProps) {
  const [zone, now] = [useZone(), useNow()]
  const { count, rows } = company.lists.no_shows
  return (
    <RecordsCard
      title={t('companyPage.noShows')}
      side={<AllLink list="no-shows" company={company} count={count} status="company" />}
      rows={rows}
      none={t('companyPage.noNoShows')}
      row={({ no_show_id: key, user_id: id, intern_name: name, ...row }) => (
        <CardListItem key={key}>
          <b>
            <Link to={buildPath(paths.operator.person, { id })}>{name}</Link>
          </b>
          <Meta>
            {joinParts([
              formatNearTime(row.starts_at ?? row.recorded_at, zone, now),
              row.decision && translateKey(`noShows.decision.${row.decision}`),
            ])}
          </Meta>
        </CardListItem>
      )}
    />
  )
}
