import { buildPath, paths } from '@fledge/contract/paths.ts'
import { Checkbox } from '@fledge/ui/choice-fields.tsx'
import { Link } from '../platform/router/link.tsx'
import { Rich } from '../platform/i18n/rich.tsx'
import { t } from '../platform/i18n/use-texts.ts'

export function PartnerTermsBox({
  partner,
  accepted,
  error,
  onChange,
}: {
  readonly partner: string
  readonly accepted: boolean
  readonly error: boolean
  readonly onChange: (accepted: boolean) => void
}) {
  return (
    <Checkbox
      checked={accepted}
      error={error ? t('partnerTerms.missing') : undefined}
      onChange={(event) => onChange(event.currentTarget.checked)}
      label={
        <Rich
          text="partnerTerms.accept"
          values={{ partner }}
          parts={{
            terms: (children) => <Link to={buildPath(paths.intern.termsPartner)}>{children}</Link>,
          }}
        />
      }
    />
  )
}
