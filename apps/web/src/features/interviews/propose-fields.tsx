import { Segments } from '@fledge/ui/choice-fields.tsx'
import { TextArea, TextField } from '@fledge/ui/fields.tsx'
import { MultiSelectField } from '@fledge/ui/select-fields.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import type { Proposal } from './use-proposal.ts'

const lengths = ['15', '30', '45', '60', '90']

interface ProposeFieldsProps {
  readonly minutes: number
  readonly onMinutes: (minutes: number) => void
  readonly members: Payload<'members', 'listPocs'>
  readonly interviewers: readonly string[]
  readonly onInterviewers: (members: readonly string[]) => void
  /** Calendar that creates the meeting link automatically. */
  readonly makesLink: LinkFieldProps['makesLink']
  readonly proposal: Proposal
  readonly errors: Readonly<Record<string, string>>
}

/** Duration, interviewers, location and message. */
export function ProposeFields(props: ProposeFieldsProps) {
  const { members, proposal, errors } = props
  return (
    <>
      <Segments
        label={t('interviewScreen.propose.minutes')}
        choices={lengths.map((value) => ({ value, label: value }))}
        value={String(props.minutes)}
        onChange={(value) => props.onMinutes(Number(value))}
      />
      <MultiSelectField
        label={t('interviewScreen.propose.interviewer')}
        options={members.map((member) => ({
          value: member.member_id,
          label: `${member.first_name} ${member.last_name}`.trim() || member.email,
        }))}
        value={props.interviewers}
        onChange={props.onInterviewers}
        limit={5}
        nothingFound={t('common.nothingFound')}
        error={errors['interviewer_ids']}
      />
      <LinkField
        makesLink={props.makesLink}
        value={proposal.link}
        onChange={proposal.setLink}
        error={errors['meeting_link']}
      />
      <MessageField
        value={proposal.message}
        onChange={proposal.setMessage}
        error={errors['message']}
      />
    </>
  )
}

interface WordFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: string | undefined
}

interface LinkFieldProps extends WordFieldProps {
  readonly makesLink: Payload<'interviews', 'internOpenSlots'>['makes_link']
}

function LinkField({ makesLink, value, onChange, error }: LinkFieldProps) {
  return (
    <TextField
      label={t('interviewScreen.propose.place')}
      {...(makesLink ? { optional: t('common.optional') } : {})}
      hint={
        makesLink
          ? t('interviewScreen.propose.placeMade', {
              calendar: translateKey(`calendars.provider.${makesLink}`),
            })
          : t('interviewScreen.propose.placeHint')
      }
      type="url"
      placeholder="https://"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
    />
  )
}

function MessageField({ value, onChange, error }: WordFieldProps) {
  return (
    <TextArea
      label={t('interviewScreen.propose.message')}
      optional={t('common.optional')}
      limit={1000}
      formatLength={(used) => t('common.charsLeft', { used, limit: 1000 })}
      maxLength={1000}
      rows={4}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
    />
  )
}
