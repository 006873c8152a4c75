import { buildPath, paths } from '@fledge/contract/paths.ts'
import { companyBadges } from '@fledge/domain/companies/types.ts'
import { isOverdue } from '@fledge/domain/response-deadlines.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { ColumnLayout, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { EmptyState, SkeletonLines } from '@fledge/ui/states.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { DataList } from '../../platform/list/data-list.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { usePathParam } from '../../platform/router/url-state.ts'
import { useZone } from '../../platform/shell/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { formatTimeInSentence, useNow } from '../../platform/time/clock.ts'
import { EventList } from '../../shared/event-list.tsx'
import { joinParts } from '../../shared/records-card.tsx'
import { WaitsCard } from '../../shared/waits-card.tsx'
import { CompanyAccountCard, FeedbackCard, TrustCard } from './company-page-account.tsx'
import {
  CandidatesCard,
  InternshipsCard,
  InterviewsCard,
  SentOffersCard,
  PlansCard,
} from './company-page-lists.tsx'
import { MembersCard } from './company-page-members.tsx'
import { CompanyNotesCard } from './company-page-notes.tsx'
import { CreditsCard, NoShowsCard } from './company-page-side-lists.tsx'

type Company = Payload<'companies', 'getCompanyPage'>

/** Everything about a company, in whatever state: account, waits, records, notes, timeline. */
export default function OperatorCompanyScreen() {
  const id = usePathParam('id')
  const company = useApiQuery('companies', 'getCompanyPage', { params: { id } })
  useTitle(company.data?.payload.name || t('companyPage.title'))
  return (
    <Stack>
      <QueryResult
        of={company}
        name={t('companyPage.title')}
        missingTitle={t('companyPage.missing')}
        loading={<SkeletonLines lines={8} label={t('companyPage.title')} />}
        page
      >
        {(payload) => <CompanyPage company={payload} />}
      </QueryResult>
    </Stack>
  )
}

function CompanyPage({ company }: { readonly company: Company }) {
  return (
    <>
      <CompanyHeader company={company} />
      <ColumnLayout
        main={
          <>
            <WaitsCard
              waits={company.waits.map(({ intern_name: intern, ...wait }) => ({
                ...wait,
                company_id: company.company_id,
                about: [intern],
              }))}
            />
            <PlansCard company={company} />
            <CandidatesCard company={company} />
            <InterviewsCard company={company} />
            <SentOffersCard company={company} />
            <InternshipsCard company={company} />
            <CompanyTimeline id={company.company_id} />
          </>
        }
        side={
          <>
            <CompanyAccountCard company={company} />
            <TrustCard company={company} />
            <CompanyNotesCard company={company} />
            <MembersCard company={company} />
            <FeedbackCard company={company} />
            <CreditsCard company={company} />
            <NoShowsCard company={company} />
          </>
        }
      />
    </>
  )
}

/** Name, state, who looks after it, and what is due next. */
function CompanyHeader({ company }: { readonly company: Company }) {
  const [zone, now] = [useZone(), useNow()]
  const { company_id: id, account_manager: manager, status } = company
  const badge = companyBadges[status]
  const next = company.waits.find(({ due_at: due }) => due !== null)?.due_at
  return (
    <PageHeader
      title={company.name}
      text={
        <>
          <Badge tone={badge.tone}>{translateKey(badge.text)}</Badge>{' '}
          {company.is_trusted ? <Badge tone="blue">{t('columns.trusted')}</Badge> : null}{' '}
          {joinParts([
            joinParts([company.city, company.country]),
            manager
              ? t('companyPage.managedBy', { name: manager.name })
              : t('companyPage.unmanaged'),
            next &&
              t(isOverdue(next, now) ? 'companyPage.overdue' : 'companyPage.next', {
                when: formatTimeInSentence(next, zone, now),
              }),
          ])}
        </>
      }
      actions={
        <ButtonLink to={buildPath(paths.operator.companyReview, { id }, { status })}>
          {t('companyPage.openReview')}
        </ButtonLink>
      }
    />
  )
}

/** What happened to the company and what its members did, page by page. */
function CompanyTimeline({ id }: { readonly id: string }) {
  const params = useListParams({})
  const events = useApiQuery(
    'companies',
    'listCompanyEvents',
    { params: { id }, query: params.keyset },
    { keep: true },
  )
  return (
    <DataList
      title={t('companyPage.timeline')}
      of={events}
      params={params}
      empty={<EmptyState title={t('companyPage.noEvents')} text={t('companyPage.noEventsText')} />}
    >
      {(rows) => (
        <EventList events={rows.map(({ intern_name: about, ...event }) => ({ ...event, about }))} />
      )}
    </DataList>
  )
}
