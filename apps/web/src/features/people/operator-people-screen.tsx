import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { Person } from '@fledge/contract/people/schema.ts'
import { applicationBadges, applicationStatuses } from '@fledge/domain/applications/types.ts'
import { personTypes } from '@fledge/domain/people/types.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Meta, CardListItem } from '@fledge/ui/card.tsx'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { formatTimeInSentence, useNow } from '../../platform/time/clock.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { DataList } from '../../platform/list/data-list.tsx'
import { oneOf, searchText } from '../../platform/list/list-address.ts'
import { FilterSelect } from '../../platform/list/filter-select.tsx'
import { SearchField } from '../../platform/list/search-field.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { describePerson, getPersonBadge } from './describe-person.ts'

const filters = {
  search: searchText,
  type: oneOf(personTypes),
  application: oneOf(applicationStatuses),
}

/** Everyone whom the programme team may have to find, whatever they have reached. */
export default function OperatorPeopleScreen() {
  useTitle(t('peopleScreen.title'))
  const params = useListParams(filters)
  const query = { ...params.keyset, ...params.filters }
  const people = useApiQuery('people', 'listPeople', { query }, { keep: true })
  return (
    <Stack>
      <PageHeader title={t('peopleScreen.title')} text={t('peopleScreen.text')} />
      <DataList
        title={t('peopleScreen.title')}
        of={people}
        params={params}
        tools={<PeopleTools params={params} />}
        empty={<EmptyState title={t('peopleScreen.none')} text={t('peopleScreen.noneText')} />}
        noMatch={{ title: t('peopleScreen.noMatch') }}
        row={(person) => <PersonRow key={person.id} person={person} />}
      />
    </Stack>
  )
}

interface PeopleToolsProps {
  readonly params: ReturnType<typeof useListParams<typeof filters>>
}

function PeopleTools({ params }: PeopleToolsProps) {
  const { search, type, application } = params.filters
  return (
    <Group>
      <SearchField
        label={t('peopleScreen.search')}
        value={search}
        onSearch={(found) => params.set({ search: found })}
      />
      <FilterSelect
        label={t('peopleScreen.type')}
        all={t('peopleScreen.everyone')}
        value={type}
        options={personTypes.map((value) => ({
          value,
          label: translateKey(`peopleScreen.type.${value}`),
        }))}
        onChange={(value) => params.set({ type: value })}
      />
      <FilterSelect
        label={t('peopleScreen.application')}
        all={t('peopleScreen.anyApplication')}
        value={application}
        options={applicationStatuses.map((value) => ({
          value,
          label: translateKey(applicationBadges[value].text),
        }))}
        onChange={(value) => params.set({ application: value })}
      />
    </Group>
  )
}

function PersonRow({ person }: { readonly person: Person }) {
  const [zone, now] = [useZone(), useNow()]
  const badge = getPersonBadge(person)
  const seen = person.last_seen_at
    ? t('peopleScreen.seen', { when: formatTimeInSentence(person.last_seen_at, zone, now) })
    : null
  return (
    <CardListItem
      end={
        <ButtonLink size="small" to={buildPath(paths.operator.person, { id: person.id })}>
          {t('peopleScreen.open')}
        </ButtonLink>
      }
    >
      <Group>
        <b>{person.name || person.email}</b>
        <Badge tone={badge.tone}>{translateKey(badge.text)}</Badge>
      </Group>
      <Meta>
        {[
          translateKey(`peopleScreen.one.${person.type}`),
          describePerson(person),
          person.name ? person.email : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </Meta>
      <Meta>
        {[
          t('peopleScreen.since', { when: formatTimeInSentence(person.created_at, zone, now) }),
          seen,
        ]
          .filter(Boolean)
          .join(', ')}
      </Meta>
    </CardListItem>
  )
}
