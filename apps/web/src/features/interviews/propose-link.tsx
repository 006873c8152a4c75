import { buildPath, paths } from '@fledge/contract/paths.ts'
import { Button } from '@fledge/ui/button.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { useBookingRefusal } from './use-no-show-status.ts'

/**
 * Link to the proposal; disabled with a reason while a missed interview must be explained first.
 */
export function ProposeLink({
  intern,
  plan,
  tone = 'plain',
}: {
  readonly intern: string
  readonly plan: string | undefined
  readonly tone?: 'plain' | 'primary'
}) {
  const owed = useBookingRefusal()
  if (owed) return <Button disabledReason={owed}>{t('interviewScreen.list.propose')}</Button>
  return (
    <ButtonLink tone={tone} to={buildPath(paths.company.propose, { intern }, { plan })}>
      {t('interviewScreen.list.propose')}
    </ButtonLink>
  )
}
