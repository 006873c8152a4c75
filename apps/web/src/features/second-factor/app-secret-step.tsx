import { ExternalButtonLink as OutLink } from '@fledge/ui/button.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { FactorCodeField, submitFactorCode } from '../../shared/factor-code-field.tsx'
import type { FactorCode } from '../../shared/use-factor-code.ts'
import styles from './second-factor.module.css'
import type { AppSecret } from './use-set-up.ts'

interface AppSecretStepProps {
  readonly secret: AppSecret
  readonly state: FactorCode
}

/** The secret for the authenticator app, and the first code. */
export function AppSecretStep({ secret, state }: AppSecretStepProps) {
  return (
    <Stack tight>
      <p>{t('secondFactor.setUp.scan')}</p>
      <QrCode code={secret.qr_code} />
      <p>
        {t('secondFactor.setUp.secret')}:{' '}
        <code className={styles['secret']}>{formatSecret(secret.secret)}</code>
      </p>
      <Group>
        <OutLink size="small" href={secret.uri}>
          {t('secondFactor.setUp.open')}
        </OutLink>
      </Group>
      <p>{t('secondFactor.setUp.confirm')}</p>
      <form noValidate onSubmit={submitFactorCode(state)}>
        <FactorCodeField state={state} isAppOnly />
      </form>
    </Stack>
  )
}

/** In groups of four, as it is typed. */
const formatSecret = (secret: string) => secret.replaceAll(/.{4}(?=.)/g, '$& ')

function QrCode({ code: { size, path } }: { readonly code: AppSecret['qr_code'] }) {
  return (
    <svg
      className={styles['qr']}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t('secondFactor.setUp.qrCode')}
    >
      <path d={path} />
    </svg>
  )
}
