import { buildPath, paths } from '@fledge/contract/paths.ts'
import { isOverdue } from '@fledge/domain/response-deadlines.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card, FactList, Meta } from '@fledge/ui/card.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import type { Payload } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { Link } from '../../platform/router/link.tsx'
import { useZone } from '../../platform/shell/session.ts'
import { formatLocalNow, formatNearDay, formatNearTime, useNow } from '../../platform/time/clock.ts'
import { formatReplyTime } from '../../shared/format-reply-time.ts'
import { AccountManagerDialog } from './account-manager-dialog.tsx'
import { InternFeedbackList } from './intern-feedback-list.tsx'
import { TrustMark } from './trust-company.tsx'

type Company = Payload<'companies', 'getCompanyPage'>

interface CompanyProps {
  readonly company: Company
}

/** Facts of the account, and who looks after the company. */
export function CompanyAccountCard({ company }: CompanyProps) {
  const [isAssigning, setAssigning] = useState(false)
  return (
    <Card
      title={t('companyPage.account')}
      foot={
        <Button size="small" onClick={() => setAssigning(true)}>
          {t('companyPage.manager.change')}
        </Button>
      }
    >
      <FactList facts={useFacts(company).filter(({ value }) => value)} />
      {isAssigning ? (
        <AccountManagerDialog company={company} onClose={() => setAssigning(false)} />
      ) : null}
    </Card>
  )
}

/** Whether the company's offers are sent without review. */
export function TrustCard({ company }: CompanyProps) {
  return (
    <Card title={t('companies.trust.heading')}>
      <TrustMark company={company} />
    </Card>
  )
}

function useFacts({ account_manager: manager, response_hours: hours, ...company }: Company) {
  const [zone, now] = [useZone(), useNow()]
  const next = company.waits.find(({ due_at: due }) => due !== null)?.due_at
  return [
    {
      name: t('companyPage.manager'),
      value: manager ? (
        <Link to={buildPath(paths.operator.person, { id: manager.user_id })}>{manager.name}</Link>
      ) : (
        t('companyPage.manager.none')
      ),
    },
    {
      name: next && isOverdue(next, now) ? t('companyPage.overdueDate') : t('companyPage.nextDate'),
      value: next && formatNearTime(next, zone, now),
    },
    { name: t('companyPage.since'), value: formatNearDay(company.created_at, zone, now) },
    {
      name: t('companyPage.decided'),
      value: company.decided_at && formatNearDay(company.decided_at, zone, now),
    },
    {
      name: t('companyPage.replies'),
      value: hours === null ? t('companyPage.replies.unknown') : formatReplyTime(hours),
    },
    { name: t('companyPage.zone'), value: formatLocalNow(company.time_zone, now) },
    { name: t('companyPage.website'), value: company.website },
    { name: t('companyPage.domain'), value: company.email_domain },
  ]
}

/** How interns rated the company, and what they wrote about its interviews. */
export function FeedbackCard({ company }: CompanyProps) {
  const [isOpen, setOpen] = useState(false)
  const { ratings } = company
  const facts = [
    {
      name: t('companyPage.feedback.interviews'),
      value: formatRatings(ratings.interview_count, ratings.interview_average),
    },
    {
      name: t('companyPage.feedback.weeks'),
      value: formatRatings(ratings.week_count, ratings.week_average),
    },
  ]
  return (
    <Card
      title={t('companyPage.feedback')}
      {...(isOpen
        ? {}
        : {
            foot: (
              <Button size="small" onClick={() => setOpen(true)}>
                {t('companyPage.feedback.open')}
              </Button>
            ),
          })}
    >
      <Stack>
        <FactList facts={facts} />
        <Meta>{t('companyPage.feedback.private')}</Meta>
        {isOpen ? <InternFeedbackList id={company.company_id} /> : null}
      </Stack>
    </Card>
  )
}

const formatRatings = (count: number, average: number | null) =>
  average === null
    ? t('companyPage.feedback.none')
    : t('companyPage.feedback.average', { average: average.toFixed(1), count })
