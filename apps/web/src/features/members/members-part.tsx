import { memberBadges, memberRoles, memberStatuses } from '@fledge/domain/members/types.ts'
import { Button } from '@fledge/ui/button.tsx'
import { FieldGrid } from '@fledge/ui/field.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchParams } from '../../platform/url-state.ts'
import { parsePage } from '../../platform/list/list-address.ts'
import { ListCard } from '../../platform/paging.tsx'
import { useApiQuery } from '../../platform/query.ts'
import { translateKey, t } from '../../platform/use-texts.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberLine } from './member-line.tsx'
import { PersonCard } from './person-card.tsx'

/** Fetches the members for the filters in the URL. */
function useMembers() {
  const [search, setSearch] = useSearchParams()
  const status = memberStatuses.find((one) => one === search['status'])
  const role = memberRoles.find((one) => one === search['role'])
  const page = parsePage(search['page'])
  const words = typeof search['search'] === 'string' ? search['search'] : ''
  const members = useApiQuery(
    'members',
    'listMembers',
    {
      body: {
        page,
        ...(status ? { status } : {}),
        ...(role ? { role } : {}),
        ...(words ? { search: words } : {}),
      },
    },
    { keep: true },
  )
  return { members, status, role, page, words, setSearch }
}
type Members = ReturnType<typeof useMembers>

/** Team members with their roles and available actions. */
export function MembersPart() {
  const { members, page, setSearch, ...filters } = useMembers()
  const [inviting, setInviting] = useState(false)
  const [shown, setShown] = useState<string | null>(null)
  return (
    <Stack>
      <MemberFilters {...filters} onChange={(next) => setSearch({ ...next, page: undefined })} />
      <ListCard
        title={t('members.tab.members')}
        of={members}
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
        row={(row) => (
          <MemberLine key={row.member_id} member={row} onShow={() => setShown(row.user_id)} />
        )}
        page={page}
        onPage={(next) => setSearch({ page: String(next) })}
      />
      <InviteDialog opened={inviting} onClose={() => setInviting(false)} />
      <PersonCard userId={shown} onClose={() => setShown(null)} />
    </Stack>
  )
}

interface MemberFiltersProps extends Pick<Members, 'status' | 'role' | 'words'> {
  readonly onChange: (next: Readonly<Record<string, string | undefined>>) => void
}

/** Converts a choice to its URL value; undefined shows all. */
const toFilterValue = (value: string | null) => (value === 'all' ? undefined : (value ?? undefined))

function MemberFilters({ status, role, words, onChange }: MemberFiltersProps) {
  return (
    <FieldGrid>
      <TextField
        label={t('members.list.search')}
        type="search"
        defaultValue={words}
        onChange={(event) => onChange({ search: event.currentTarget.value || undefined })}
      />
      <SelectField
        label={t('members.list.status')}
        nothingFound={t('common.nothingFound')}
        value={status ?? 'all'}
        onChange={(value) => onChange({ status: toFilterValue(value) })}
        options={[
          { value: 'all', label: t('members.list.all') },
          ...memberStatuses.map((value) => ({
            value,
            label: translateKey(memberBadges[value].text),
          })),
        ]}
      />
      <SelectField
        label={t('members.invite.role')}
        nothingFound={t('common.nothingFound')}
        value={role ?? 'all'}
        onChange={(value) => onChange({ role: toFilterValue(value) })}
        options={[
          { value: 'all', label: t('members.list.anyRole') },
          ...memberRoles.map((value) => ({ value, label: translateKey(`members.role.${value}`) })),
        ]}
      />
    </FieldGrid>
  )
}
