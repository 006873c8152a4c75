import { memberPermissions, memberRoles, type MemberPermission, type MemberRole } from '@fledge/domain/members/words.ts'
import { Checkbox, RadioCards } from '@fledge/ui/choice-fields.tsx'
import { FieldGroup } from '@fledge/ui/field.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import type { Payload } from '../../platform/client.ts'
import { say, t } from '../../platform/use-texts.ts'

export type Member = Payload<'members', 'listMembers'>[number]

export interface RoleChoice {
  readonly role: MemberRole
  readonly permissions: readonly MemberPermission[]
}

/** A role, and for a supervisor the two permissions; an administrator has both. */
export function RoleFields({ value, onChange }: { readonly value: RoleChoice; readonly onChange: (value: RoleChoice) => void }) {
  const [first] = memberRoles
  const toggle = (permission: MemberPermission, on: boolean) => onChange({ ...value, permissions: on ? [...value.permissions, permission] : value.permissions.filter((one) => one !== permission) })
  return (
    <Stack>
      <RadioCards label={t('members.invite.role')} value={value.role} onChange={(role) => onChange({ ...value, role: memberRoles.find((one) => one === role) ?? first })} choices={memberRoles.map((role) => ({ value: role, label: say(`members.role.${role}`), hint: t(`members.role.${role}.says`) }))} />
      {value.role === first ? null : (
        <FieldGroup label={t('members.invite.may')}>
          <Stack tight>{memberPermissions.map((permission) => <Checkbox key={permission} label={say(`members.permission.${permission}`)} checked={value.permissions.includes(permission)} onChange={(event) => toggle(permission, event.currentTarget.checked)} />)}</Stack>
        </FieldGroup>
      )}
    </Stack>
  )
}
