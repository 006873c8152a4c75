import { maxReasonNoteLength } from '@fledge/domain/reasons.ts'
import { TextArea } from '@fledge/ui/fields.tsx'
import type { ApiError } from '../../platform/http/api-error.ts'
import { t } from '../../platform/i18n/use-texts.ts'

interface ActReasonFieldProps {
  /** Name of the field in the request. */
  readonly name: 'reason' | 'message'
  /** Why the request was refused. */
  readonly failure: ApiError | null
  /** What becomes of it, if its owner does not get it. */
  readonly hint?: string | undefined
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The reason of an act on an account, which its owner gets, and why the act was refused. */
export function ActReasonField({ name, failure, hint, value, onChange }: ActReasonFieldProps) {
  return (
    <>
      {failure && Object.keys(failure.fields).length === 0 ? (
        <p role="alert">
          <b>{failure.description}</b>
        </p>
      ) : null}
      <TextArea
        label={t(name === 'message' ? 'personScreen.act.message' : 'personScreen.act.reason')}
        hint={hint ?? t('personScreen.act.reasonHint')}
        rows={3}
        maxLength={maxReasonNoteLength}
        value={value}
        error={failure?.fields[name]}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </>
  )
}
