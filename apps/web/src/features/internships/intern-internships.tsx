import type { InternInternship } from '@fledge/contract/internships/schema.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { internshipBadges } from '@fledge/domain/internships/types.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Card, Meta, CardListItem, CardList } from '@fledge/ui/card.tsx'
import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { CompanyLogo } from '@fledge/ui/person.tsx'
import { EmptyState, SkeletonRows } from '@fledge/ui/states.tsx'
import { useSearchParams } from '../../platform/router/url-state.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { ButtonLink, useNavigateTo } from '../../platform/router/link.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { ProgressView } from './progress-view.tsx'
import { formatInternshipDates } from './format-progress.ts'

/**
 * The intern's internships: the active one in full, the others as rows.
 * @param onSee opens the feedback of both sides for a week
 */
export function InternInternships({ onSee }: { readonly onSee: (week: string) => void }) {
  useTitle(t('internshipScreen.title'))
  const [search] = useSearchParams()
  const id = typeof search['internship'] === 'string' ? search['internship'] : undefined
  const go = useNavigateTo()
  const progress = useApiQuery(
    'internships',
    'internProgress',
    { query: id ? { internship_id: id } : {} },
    { keep: true },
  )
  const answer = (week: string) => void go(buildPath(paths.intern.checkpoint, { id: week }))
  return (
    <Stack>
      <QueryResult
        of={progress}
        name={t('internshipScreen.one')}
        loading={<SkeletonRows rows={6} label={t('internshipScreen.one')} />}
        isEmpty={(payload) => payload === null}
        empty={<NoInternship />}
      >
        {(payload) =>
          payload ? (
            <ProgressView progress={payload} side="intern" onAnswer={answer} onSee={onSee} />
          ) : null
        }
      </QueryResult>
      <OtherInternships shown={progress.data?.payload?.internship_id ?? null} />
    </Stack>
  )
}

function NoInternship() {
  return (
    <Stack>
      <PageHeader title={t('internshipScreen.title')} />
      <Card>
        <EmptyState
          title={t('internshipScreen.none')}
          text={t('internshipScreen.noneText')}
          action={
            <ButtonLink to={buildPath(paths.intern.tracker)}>
              {t('internshipScreen.toTracker')}
            </ButtonLink>
          }
        />
      </Card>
    </Stack>
  )
}

function OtherInternships({ shown }: { readonly shown: string | null }) {
  const lists = [
    {
      title: t('internshipScreen.ongoing'),
      of: useApiQuery('internships', 'listOngoingInternships'),
    },
    {
      title: t('internshipScreen.upcoming'),
      of: useApiQuery('internships', 'listUpcomingInternships'),
    },
    {
      title: t('internshipScreen.complete'),
      of: useApiQuery('internships', 'listCompleteInternships'),
    },
  ]
  return lists.map(({ title, of }) => {
    const rows = (of.data?.payload ?? []).filter((row) => row.internship_id !== shown)
    return rows.length === 0 ? null : (
      <Card key={title} title={title} count={rows.length} flush>
        <CardList>
          {rows.map((row) => (
            <OtherInternshipRow key={row.internship_id} row={row} />
          ))}
        </CardList>
      </Card>
    )
  })
}

function OtherInternshipRow({ row }: { readonly row: InternInternship }) {
  const badge = internshipBadges[row.status]
  return (
    <CardListItem
      lead={<CompanyLogo name={row.company.name} logo={row.company.logo_url} size={40} />}
      end={
        <ButtonLink
          size="small"
          to={buildPath(paths.intern.internships, {}, { internship: row.internship_id })}
        >
          {t('internshipScreen.open')}
        </ButtonLink>
      }
    >
      <b>{row.role}</b> <Badge tone={badge.tone}>{translateKey(badge.text)}</Badge>
      <Meta>
        {row.company.name} · {formatInternshipDates(row)}
      </Meta>
      {row.feedback_due > 0 ? (
        <Meta>{t('internshipScreen.due', { count: row.feedback_due })}</Meta>
      ) : (
        <Meta>{t('internshipScreen.done', { done: row.weeks_done, of: row.weeks })}</Meta>
      )}
    </CardListItem>
  )
}
