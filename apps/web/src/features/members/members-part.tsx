import { memberBadges, memberRoles, memberStatuses } from '@fledge/domain/members/types.ts'
import { Button } from '@fledge/ui/button.tsx'
import { FieldGrid } from '@fledge/ui/field.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { IconUserPlus } from '@fledge/ui/icons/user-plus.tsx'
import { useState } from 'react'
import { DataList } from '../../platform/list/data-list.tsx'
import { oneOf, searchText } from '../../platform/list/list-address.ts'
import { FilterSelect } from '../../platform/list/filter-select.tsx'
import { SearchField } from '../../platform/list/search-field.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useDialogParam } from '../../platform/router/url-state.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberLine } from './member-line.tsx'
import { PersonCard } from './person-card.tsx'

/** Fetches the members for the filters in the URL. */
function useMembers() {
  const params = useListParams({
    search: searchText,
    status: oneOf(memberStatuses),
    role: oneOf(memberRoles),
  })
  const body = { page: params.page, ...params.filters }
  return { params, members: useApiQuery('members', 'listMembers', { body }, { keep: true }) }
}
type MemberParams = ReturnType<typeof useMembers>['params']

/** Team members with their roles and available actions. */
export function MembersPart() {
  const { params, members } = useMembers()
  const [inviting, setInviting] = useState(false)
  const person = useDialogParam('person')
  return (
    <Stack>
      <DataList
        title={t('members.tab.members')}
        of={members}
        params={params}
        tools={<MemberFilters params={params} />}
        side={
          <Button
            tone="primary"
            size="small"
            icon={<IconUserPlus size={16} aria-hidden />}
            onClick={() => setInviting(true)}
          >
            {t('members.list.invite')}
          </Button>
        }
        empty={<EmptyState title={t('members.list.empty')} text={t('members.list.emptyText')} />}
        noMatch={{ title: t('members.list.empty'), text: t('members.list.emptyText') }}
        row={(row) => (
          <MemberLine key={row.member_id} member={row} onShow={() => person.open(row.user_id)} />
        )}
      />
      <InviteDialog opened={inviting} onClose={() => setInviting(false)} />
      <PersonCard userId={person.shown} onClose={person.close} />
    </Stack>
  )
}

function MemberFilters({ params: { filters, set } }: { readonly params: MemberParams }) {
  return (
    <FieldGrid>
      <SearchField
        label={t('members.list.search')}
        value={filters.search}
        onSearch={(search) => set({ search })}
      />
      <FilterSelect
        label={t('members.list.status')}
        all={t('members.list.all')}
        value={filters.status}
        onChange={(status) => set({ status })}
        options={memberStatuses.map((value) => ({
          value,
          label: translateKey(memberBadges[value].text),
        }))}
      />
      <FilterSelect
        label={t('members.invite.role')}
        all={t('members.list.anyRole')}
        value={filters.role}
        onChange={(role) => set({ role })}
        options={memberRoles.map((value) => ({
          value,
          label: translateKey(`members.role.${value}`),
        }))}
      />
    </FieldGrid>
  )
}
