import type { InternshipDetail } from '@fledge/contract/internships/schema.ts'
import { endInternshipReasons } from '@fledge/domain/internships/reasons.ts'
import { getLatestEnd, canExtend, countWeeks } from '@fledge/domain/internships/rules.ts'
import {
  type InternshipActionKind,
  internshipActionKinds,
} from '@fledge/domain/internships/types.ts'
import type { WeekSide } from '@fledge/domain/weekly-feedback/types.ts'
import { Button } from '@fledge/ui/button.tsx'
import { RadioCards } from '@fledge/ui/choice-fields.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { DateField, TextArea } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { renderDayHint } from '../../platform/forms/day-hint.tsx'
import { RefundNotice } from '../../shared/refund-notice.tsx'
import { usePromisedDays } from '../../shared/use-promised-days.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { formatLongDate } from './format-progress.ts'
import styles from './progress.module.css'
import { hasLastDay, type RaiseForm, type RaiseFormProps, useRaiseForm } from './use-raise-form.ts'

interface RaiseDialogProps extends RaiseFormProps {
  readonly opened: boolean
}

/**
 * Dialog for a request to the programme team. Its input survives closing the dialog, until this
 * component unmounts.
 */
export function RaiseDialog({ opened, ...about }: RaiseDialogProps) {
  const { progress, side, onClose } = about
  const form = useRaiseForm(about)
  const refused = progress.may[form.kind]
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('internshipScreen.ask')}
      closeLabel={t('common.btn.close')}
      width={520}
      actions={
        <>
          <Button onClick={onClose}>{t('common.btn.cancel')}</Button>
          <Button
            tone="primary"
            busy={form.busy}
            disabledReason={refused === true ? null : translateKey(refused)}
            onClick={form.send}
          >
            {t('internshipScreen.send')}
          </Button>
        </>
      }
    >
      <RaiseFields form={form} progress={progress} side={side} />
    </Dialog>
  )
}

interface FieldsProps {
  readonly form: RaiseForm
  readonly progress: InternshipDetail
}

function RaiseFields({ form, progress, side }: FieldsProps & { readonly side: WeekSide }) {
  const { kind } = form
  return (
    <Stack>
      <RadioCards
        label={t('internshipScreen.kind')}
        choices={internshipActionKinds.map((value) => ({
          value,
          label: translateKey(`internships.action.${value}`),
        }))}
        value={kind}
        onChange={form.chooseKind}
      />
      {hasLastDay(kind) ? <EndField form={form} progress={progress} /> : null}
      <Consequences kind={kind} />
      {kind === 'END_EARLY' && side === 'intern' ? (
        <RefundNotice of={{ internship: progress.internship_id }} />
      ) : null}
      {kind === 'CHANGE_SUPERVISOR' && side === 'company' ? (
        <Supervisors
          progress={progress}
          value={form.supervisor}
          onChange={form.setSupervisor}
          error={form.errors['supervisor_id']}
        />
      ) : null}
      {kind === 'END_EARLY' ? <EndReasons form={form} /> : null}
      <TextArea
        label={t('internshipScreen.note')}
        rows={4}
        limit={2000}
        formatLength={(used) => t('common.charsLeft', { used, limit: 2000 })}
        value={form.note}
        onChange={(event) => form.setNote(event.currentTarget.value)}
        error={form.errors['note']}
        hint={kind === 'REPORT_CONCERN' ? t('internshipScreen.private') : undefined}
      />
    </Stack>
  )
}

/** What happens if the programme team agrees, and when it replies. */
function Consequences({ kind }: { readonly kind: InternshipActionKind }) {
  const days = usePromisedDays('action')
  return (
    <p className={styles['small']}>
      {t(`internshipScreen.follows.${kind}`)}
      {days === null ? null : ` ${t('internshipScreen.replyWithin', { count: days })}`}
    </p>
  )
}

function EndField({ form, progress }: FieldsProps) {
  const { kind, endsOn, today } = form
  return (
    <DateField
      label={t('internshipScreen.newEnd')}
      value={endsOn}
      {...getDayLimits(kind, progress, today)}
      hint={renderDayHint(
        endsOn,
        kind === 'EXTEND'
          ? formatExtension(progress, endsOn)
          : today < progress.starts_on
            ? t('internshipScreen.endBefore', { day: formatLongDate(progress.starts_on) })
            : undefined,
      )}
      onChange={(event) => form.changeEnd(event.currentTarget.value)}
      error={form.errors['ends_on']}
    />
  )
}

const getDayLimits = (kind: InternshipActionKind, progress: InternshipDetail, today: string) =>
  kind === 'EXTEND'
    ? { min: progress.ends_on, max: getLatestEnd(progress.starts_on) }
    : { min: today, max: progress.ends_on }

/** Returns a hint such as "Adds 2 weeks, 14 in all", or the maximum extension. */
function formatExtension(progress: InternshipDetail, endsOn: string): string {
  const last = t('internshipScreen.extendTo', {
    day: formatLongDate(getLatestEnd(progress.starts_on)),
  })
  return endsOn && canExtend(progress.starts_on, progress.ends_on, endsOn)
    ? t('internshipScreen.extendAdds', {
        count: countWeeks(progress.starts_on, endsOn) - progress.weeks,
        all: countWeeks(progress.starts_on, endsOn),
      })
    : last
}

function EndReasons({ form }: { readonly form: RaiseForm }) {
  return (
    <RadioCards
      label={t('internshipScreen.reason')}
      choices={endInternshipReasons.map((option) => ({
        value: option.id,
        label: translateKey(option.text),
      }))}
      value={form.reason}
      onChange={form.chooseReason}
      error={form.errors['reason']}
    />
  )
}

function Supervisors({
  progress,
  value,
  onChange,
  error,
}: {
  readonly progress: InternshipDetail
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  readonly error: string | undefined
}) {
  const people =
    useApiQuery('offers', 'getOfferApplication', { params: { id: progress.candidature_id } }).data
      ?.payload.people ?? []
  return (
    <SelectField
      label={t('internshipScreen.newSupervisor')}
      options={people
        .filter((person) => person.member_id !== progress.supervisors[0]?.member_id)
        .map((person) => ({ value: person.member_id, label: person.name }))}
      nothingFound={t('common.nothingFound')}
      placeholder={t('common.choose')}
      value={value}
      onChange={onChange}
      error={error}
    />
  )
}
