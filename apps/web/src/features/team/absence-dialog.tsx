import { absenceBody, type TeamMember } from '@fledge/contract/team/schema.ts'
import { hasOperatorAccess } from '@fledge/domain/sessions/operator-access.ts'
import { isPresent } from '@fledge/domain/team/types.ts'
import { addDays, toLocalDay } from '@fledge/kernel/dates.ts'
import { Button } from '@fledge/ui/button.tsx'
import { DateField } from '@fledge/ui/fields.tsx'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { useWatch } from 'react-hook-form'
import { useContractForm } from '../../platform/forms/forms.ts'
import { client } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { invalidateAfter, useApiMutation } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { useNow } from '../../platform/time/clock.ts'
import { FormDialog } from '../../platform/forms/form-dialog.tsx'
import { getMemberName } from './member-name.ts'

interface AbsenceDialogProps {
  readonly member: TeamMember
  readonly members: readonly TeamMember[]
  readonly onClose: () => void
}

/** The choice that leaves the tasks to the team. */
const teamOption = 'team'

/** When someone is away, and who gets their open tasks. */
export function AbsenceDialog({ member, members, onClose }: AbsenceDialogProps) {
  const { form, submit, sending } = useAbsenceForm({ member, onClose })
  const cover = useWatch({ control: form.control, name: 'cover_id' })
  const { errors } = form.formState
  return (
    <FormDialog
      title={t('teamScreen.absenceTitle', { name: getMemberName(member) })}
      action={t('teamScreen.saveAbsence')}
      isBusy={sending}
      more={member.absence ? <EndAbsenceButton member={member} onClose={onClose} /> : null}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('teamScreen.absenceText')}</p>
      <DateField
        label={t('teamScreen.from')}
        {...form.register('absent_from')}
        error={errors.absent_from?.message}
      />
      <DateField
        label={t('teamScreen.until')}
        {...form.register('absent_until')}
        error={errors.absent_until?.message}
      />
      <SelectField
        label={t('teamScreen.coverField')}
        options={listCovers(member, members)}
        value={cover ?? teamOption}
        nothingFound={t('common.nothingFound')}
        onChange={(value) => form.setValue('cover_id', value === teamOption ? null : value)}
      />
    </FormDialog>
  )
}

function useAbsenceForm({ member, onClose }: Omit<AbsenceDialogProps, 'members'>) {
  const today = toLocalDay(useNow(), useZone())
  const { absence, user_id: id } = member
  return useContractForm({
    schema: absenceBody,
    values: {
      absent_from: absence?.absent_from ?? today,
      absent_until: absence?.absent_until ?? addDays(today, 6),
      cover_id: absence?.cover_id ?? null,
    },
    send: async (body) => {
      const sent = client.team.setAbsence({ params: { id }, body })
      await invalidateAfter(sent, ['listTeam', 'listColleagues', 'listWaits'])
      showToast(t('teamScreen.absenceSaved'))
      onClose()
    },
  })
}

const listCovers = (member: TeamMember, members: readonly TeamMember[]) => [
  { value: teamOption, label: t('teamScreen.coverTeam') },
  ...members
    .filter(
      ({ user_id: id, state, operator_role: role }) =>
        isPresent(state) && hasOperatorAccess(role, 'operator:review') && id !== member.user_id,
    )
    .map((colleague) => ({ value: colleague.user_id, label: getMemberName(colleague) })),
]

function EndAbsenceButton({ member, onClose }: Omit<AbsenceDialogProps, 'members'>) {
  const end = useApiMutation('team', 'endAbsence', {
    onDone: () => {
      showToast(t('teamScreen.absenceEnded'))
      onClose()
    },
  })
  return (
    <Button busy={end.isPending} onClick={() => end.mutate({ params: { id: member.user_id } })}>
      {t('teamScreen.endAbsence')}
    </Button>
  )
}
