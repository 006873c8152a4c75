import { useAnswer } from './query.ts'
import { Rich } from './rich.tsx'
import { t } from './use-texts.ts'

/** How the support team is reached: the address of this installation's settings, as a link. */
export function SupportLine() {
  const email = useAnswer('lookups', 'globalSetting', {}).data?.payload.support_email
  if (!email) return null
  return <Rich text={t('platform.support', { email })} parts={{ support: (words) => <a href={`mailto:${email}`}>{words}</a> }} />
}
