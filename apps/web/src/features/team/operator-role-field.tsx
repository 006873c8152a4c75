import { operatorRoles, type OperatorRole } from '@fledge/domain/sessions/types.ts'
import { RadioCards } from '@fledge/ui/choice-fields.tsx'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'

interface OperatorRoleFieldProps {
  readonly value: OperatorRole
  readonly onChange: (role: OperatorRole) => void
}

/** One of the roles, with what each includes. */
export function OperatorRoleField({ value, onChange }: OperatorRoleFieldProps) {
  return (
    <RadioCards
      label={t('teamScreen.role')}
      value={value}
      onChange={(role) => onChange(operatorRoles.find((known) => known === role) ?? value)}
      choices={operatorRoles.map((role) => ({
        value: role,
        label: translateKey(`operatorRoles.${role}`),
        hint: t(`teamScreen.role.${role}`),
      }))}
    />
  )
}
