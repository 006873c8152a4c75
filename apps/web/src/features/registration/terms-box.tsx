import { buildPath, paths } from '@fledge/contract/paths.ts'
import { Checkbox } from '@fledge/ui/choice-fields.tsx'
import { Link } from '../../platform/router/link.tsx'
import { Rich } from '../../platform/i18n/rich.tsx'
import { t } from '../../platform/i18n/use-texts.ts'

/** Checkbox to accept the terms, never ticked in advance, with its error. */
export function TermsBox({
  accepted,
  onChange,
  error,
}: {
  readonly accepted: boolean
  readonly onChange: (accepted: boolean) => void
  readonly error: boolean
}) {
  return (
    <Checkbox
      checked={accepted}
      onChange={(event) => onChange(event.currentTarget.checked)}
      error={error ? t('registration.terms.missing') : undefined}
      label={
        <Rich
          text="registration.terms"
          parts={{
            terms: (words) => <Link to={buildPath(paths.intern.terms)}>{words}</Link>,
            privacy: (words) => <Link to={buildPath(paths.public.privacy)}>{words}</Link>,
          }}
        />
      }
    />
  )
}
