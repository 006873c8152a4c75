import {
  memberPermissions,
  memberRoles,
  type MemberPermission,
  type MemberRole,
} from '@fledge/domain/members/types.ts'
import { Checkbox, RadioCards } from '@fledge/ui/choice-fields.tsx'
import { FieldGroup } from '@fledge/ui/field.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import styles from './settings.module.css'

export type Member = Payload<'members', 'listMembers'>[number]

export interface RoleChoice {
  readonly role: MemberRole
  readonly permissions: readonly MemberPermission[]
}

interface RoleFieldsProps {
  readonly value: RoleChoice
  readonly onChange: (value: RoleChoice) => void
  /** Why the role can't be changed, such as for the last administrator. */
  readonly held?: string | null
}

/**
 * Role with its permissions, and the two optional permissions of a supervisor; administrators have
 * both.
 */
export function RoleFields({ value, onChange, held = null }: RoleFieldsProps) {
  const [first] = memberRoles
  const roles = useApiQuery(
    'lookups',
    'listCompanyRoles',
    {},
    { staleTime: Number.POSITIVE_INFINITY },
  )
  const known = (role: MemberRole) => roles.data?.payload.find((option) => option.role === role)
  const getHint = (role: MemberRole) => {
    const found = known(role)
    if (held !== null && role !== value.role) return held
    return found ? found.description : t(`members.role.${role}.says`)
  }
  return (
    <Stack>
      <RadioCards
        label={t('members.invite.role')}
        value={value.role}
        onChange={(role) =>
          onChange({ ...value, role: memberRoles.find((other) => other === role) ?? first })
        }
        choices={memberRoles.map((role) => ({
          value: role,
          label: known(role)?.name ?? translateKey(`members.role.${role}`),
          hint: getHint(role),
          disabled: held !== null && role !== value.role,
        }))}
      />
      <RolePermissions words={known(value.role)?.may ?? []} name={known(value.role)?.name ?? ''} />
      {value.role === first ? null : <PermissionFields value={value} onChange={onChange} />}
    </Stack>
  )
}

function PermissionFields({ value, onChange }: Pick<RoleFieldsProps, 'value' | 'onChange'>) {
  const toggle = (permission: MemberPermission, on: boolean) =>
    onChange({
      ...value,
      permissions: on
        ? [...value.permissions, permission]
        : value.permissions.filter((other) => other !== permission),
    })
  return (
    <FieldGroup label={t('members.invite.may')}>
      <Stack tight>
        {memberPermissions.map((permission) => (
          <Checkbox
            key={permission}
            label={translateKey(`members.permission.${permission}`)}
            checked={value.permissions.includes(permission)}
            onChange={(event) => toggle(permission, event.currentTarget.checked)}
          />
        ))}
      </Stack>
    </FieldGroup>
  )
}

/** Expandable list of all permissions of a role. */
function RolePermissions({
  words,
  name,
}: {
  readonly words: readonly string[]
  readonly name: string
}) {
  if (words.length === 0) return null
  return (
    <details className={styles['may']}>
      <summary>{t('members.role.may', { role: name })}</summary>
      <ul>
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </details>
  )
}
