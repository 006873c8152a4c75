import type { CompanyInternship } from '@fledge/contract/internships/schema.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { internshipBadges } from '@fledge/domain/internships/types.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Card, Meta, CardListItem, CardList } from '@fledge/ui/card.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { PersonLine } from '@fledge/ui/person.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { Tabs } from '@fledge/ui/tabs.tsx'
import { useIsCompanyRefused } from '../../platform/account.ts'
import { useSearchParams } from '../../platform/url-state.ts'
import { parsePage } from '../../platform/list/list-address.ts'
import { QueryResult } from '../../platform/query-result.tsx'
import { getCityFlag, formatLocalNow, useNow } from '../../platform/clock.ts'
import { ButtonLink } from '../../platform/link.tsx'
import { Pages } from '../../platform/paging.tsx'
import { useApiQuery } from '../../platform/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/use-texts.ts'
import { formatInternshipDates } from './format-progress.ts'

/** Current and former interns, those waiting for feedback first. */
export default function CompanyHiredScreen() {
  useTitle(t('internshipScreen.hired'))
  const isRefused = useIsCompanyRefused()
  const { isPast, page, words, list, setSearch } = useHired()
  return (
    <Stack>
      <PageHeader title={t('internshipScreen.hired')} />
      <TextField
        label={t('internshipScreen.search')}
        defaultValue={words}
        onChange={(event) => setSearch({ search: event.currentTarget.value, page: undefined })}
      />
      <Tabs
        items={[
          { id: 'active', label: t('internshipScreen.active') },
          { id: 'past', label: t('internshipScreen.past') },
        ]}
        value={isPast ? 'past' : 'active'}
        onChange={(tab) => setSearch({ tab, page: undefined })}
        label={t('internshipScreen.hired')}
      >
        <QueryResult
          of={list}
          name={t('internshipScreen.hired')}
          empty={<NoneHired isFiltered={words !== ''} isPast={isPast} canHire={!isRefused} />}
        >
          {(rows, count) => (
            <HiredList
              title={isPast ? t('internshipScreen.past') : t('internshipScreen.active')}
              rows={rows}
              count={count}
              page={page}
              onPage={(next) => setSearch({ page: String(next) })}
            />
          )}
        </QueryResult>
      </Tabs>
    </Stack>
  )
}

/** Keeps tab, search and page in the URL and fetches only the list of the active tab. */
function useHired() {
  const [search, setSearch] = useSearchParams()
  const isPast = search['tab'] === 'past'
  const page = parsePage(search['page'])
  const words = String(search['search'] ?? '')
  const body = { page, ...(words ? { search: words } : {}) }
  const active = useApiQuery(
    'internships',
    'listActiveInterns',
    { body },
    { enabled: !isPast, keep: true },
  )
  const past = useApiQuery(
    'internships',
    'listPastInterns',
    { body },
    { enabled: isPast, keep: true },
  )
  return { isPast, page, words, list: isPast ? past : active, setSearch }
}

interface NoneHiredProps {
  readonly isFiltered: boolean
  readonly isPast: boolean
  readonly canHire: boolean
}

function NoneHired({ isFiltered, isPast, canHire }: NoneHiredProps) {
  if (isFiltered) return <EmptyState title={t('internshipScreen.hiredNoMatch')} />
  if (isPast)
    return (
      <EmptyState title={t('internshipScreen.noPast')} text={t('internshipScreen.noPastText')} />
    )
  return (
    <EmptyState
      title={t('internshipScreen.noneHired')}
      text={t('internshipScreen.noneHiredText')}
      action={
        canHire ? (
          <ButtonLink to={buildPath(paths.company.hiring)}>
            {t('internshipScreen.toHiring')}
          </ButtonLink>
        ) : undefined
      }
    />
  )
}

interface HiredListProps {
  readonly title: string
  readonly rows: readonly CompanyInternship[]
  readonly count: number
  readonly page: number
  readonly onPage: (page: number) => void
}

function HiredList({ title, rows, count, page, onPage }: HiredListProps) {
  return (
    <Card
      title={title}
      count={count}
      flush
      foot={count > 10 ? <Pages page={page} count={count} onPage={onPage} /> : undefined}
    >
      <CardList>
        {rows.map((row) => (
          <Hired key={row.internship_id} row={row} />
        ))}
      </CardList>
    </Card>
  )
}

function Hired({ row }: { readonly row: CompanyInternship }) {
  const now = useNow()
  const badge = internshipBadges[row.status]
  return (
    <CardListItem end={<HiredLinks row={row} />}>
      <PersonLine
        name={row.intern.name}
        picture={row.intern.picture_url}
        country={getCityFlag(row.intern.country_code, row.intern.time_zone)}
        where={formatLocalNow(row.intern.time_zone, now)}
        beside={<Badge tone={badge.tone}>{translateKey(badge.text)}</Badge>}
        inline
      >
        <Meta>
          {row.role} · {formatInternshipDates(row)}
        </Meta>
        {row.feedback_due > 0 ? (
          <Meta>
            <b>{t('internshipScreen.due', { count: row.feedback_due })}</b>
          </Meta>
        ) : (
          <Meta>
            {t('internshipScreen.doneHost', { done: row.weeks_done, of: row.weeks })} ·{' '}
            {row.supervisors.filter(Boolean).join(', ')}
          </Meta>
        )}
      </PersonLine>
    </CardListItem>
  )
}

/** Links to the internship and, if a week is due, to its feedback. */
function HiredLinks({ row }: { readonly row: CompanyInternship }) {
  const parts = { internshipId: row.internship_id }
  return (
    <Group>
      <ButtonLink size="small" to={buildPath(paths.company.internship, parts)}>
        {t('internshipScreen.open')}
      </ButtonLink>
      {row.due_week_id ? (
        <ButtonLink
          size="small"
          tone="primary"
          to={buildPath(paths.company.internship, parts, { feedback: row.due_week_id })}
        >
          {t('internshipScreen.give')}
        </ButtonLink>
      ) : null}
    </Group>
  )
}
