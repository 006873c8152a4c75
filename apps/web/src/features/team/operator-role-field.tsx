import type { OperatorRole } from '@fledge/domain/sessions/types.ts'
import { RadioCards } from '@fledge/ui/choice-fields.tsx'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'

interface OperatorRoleFieldProps<Role extends OperatorRole> {
  readonly roles: readonly Role[]
  readonly value: Role
  readonly onChange: (role: Role) => void
}

/** One of some roles, with what each includes. */
export function OperatorRoleField<Role extends OperatorRole>({
  roles,
  value,
  onChange,
}: OperatorRoleFieldProps<Role>) {
  return (
    <RadioCards
      label={t('teamScreen.role')}
      value={value}
      onChange={(role) => onChange(roles.find((known) => known === role) ?? value)}
      choices={roles.map((role) => ({
        value: role,
        label: translateKey(`operatorRoles.${role}`),
        hint: translateKey(`teamScreen.role.${role}`),
      }))}
    />
  )
}
