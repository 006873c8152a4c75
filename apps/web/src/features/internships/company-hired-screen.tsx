import type { CompanyInternship } from '@fledge/contract/internships/schema.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { internshipBadges } from '@fledge/domain/internships/types.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Meta, CardListItem } from '@fledge/ui/card.tsx'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { PersonLine } from '@fledge/ui/person.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { Tabs } from '@fledge/ui/tabs.tsx'
import { useIsCompanyRefused } from '../../platform/shell/account.ts'
import { getCityFlag, formatLocalNow, useNow } from '../../platform/time/clock.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { DataList } from '../../platform/list/data-list.tsx'
import { oneOf, searchText } from '../../platform/list/list-address.ts'
import { SearchField } from '../../platform/list/search-field.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { formatInternshipDates } from './format-progress.ts'

const tabs = ['active', 'past'] as const

/** Current and former interns, those waiting for feedback first. */
export default function CompanyHiredScreen() {
  useTitle(t('internshipScreen.hired'))
  const canHire = !useIsCompanyRefused()
  const { tab, params, interns } = useHired()
  return (
    <Stack>
      <PageHeader title={t('internshipScreen.hired')} />
      <SearchField
        label={t('internshipScreen.search')}
        value={params.filters.search}
        onSearch={(search) => params.set({ search })}
      />
      <Tabs
        items={tabs.map((id) => ({ id, label: t(`internshipScreen.${id}`) }))}
        value={tab}
        onChange={(id) => params.set({ tab: tabs.find((known) => known === id) })}
        label={t('internshipScreen.hired')}
      >
        <DataList
          title={t(`internshipScreen.${tab}`)}
          of={interns}
          params={params}
          empty={tab === 'past' ? <NonePast /> : <NoneHired canHire={canHire} />}
          noMatch={{ title: t('internshipScreen.hiredNoMatch') }}
          row={(row) => <Hired key={row.internship_id} row={row} />}
        />
      </Tabs>
    </Stack>
  )
}

/** Keeps tab, search and page in the URL and fetches only the list of the active tab. */
function useHired() {
  const params = useListParams({ search: searchText }, { view: { tab: oneOf(tabs) } })
  const tab = params.view.tab ?? 'active'
  const body = { page: params.page, ...params.filters }
  const active = useApiQuery(
    'internships',
    'listActiveInterns',
    { body },
    { enabled: tab === 'active', keep: true },
  )
  const past = useApiQuery(
    'internships',
    'listPastInterns',
    { body },
    { enabled: tab === 'past', keep: true },
  )
  return { tab, params, interns: tab === 'past' ? past : active }
}

const NonePast = () => (
  <EmptyState title={t('internshipScreen.noPast')} text={t('internshipScreen.noPastText')} />
)

function NoneHired({ canHire }: { readonly canHire: boolean }) {
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

function Hired({ row }: { readonly row: CompanyInternship }) {
  const now = useNow()
  const badge = internshipBadges[row.status]
  return (
    <CardListItem end={<HiredLinks row={row} />}>
      <PersonLine
        name={row.intern.name}
        picture={row.intern.picture_url}
        country={getCityFlag(row.intern.country_code, row.intern.time_zone)}
        location={formatLocalNow(row.intern.time_zone, now)}
        badge={<Badge tone={badge.tone}>{translateKey(badge.text)}</Badge>}
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
