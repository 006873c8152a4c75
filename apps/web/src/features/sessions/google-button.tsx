import { ExternalButtonLink } from '@fledge/ui/button.tsx'
import { buildEndpointUrl } from '../../platform/http/client.ts'
import { useFeatureFlag } from '../../platform/query/use-feature-flag.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './sign-in.module.css'

/** Google's logo in its own colours. */
function Mark() {
  return (
    <svg width="20" height="20" viewBox="0 0 48 48" aria-hidden>
      <path
        fill="#4285f4"
        d="M45.1 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h11.8a10.1 10.1 0 0 1-4.4 6.6v5.5h7.1c4.2-3.8 6.6-9.5 6.6-16.1z"
      />
      <path
        fill="#34a853"
        d="M24 46c5.9 0 10.9-2 14.5-5.4l-7.1-5.5a13.2 13.2 0 0 1-19.7-6.9H4.4v5.7A22 22 0 0 0 24 46z"
      />
      <path fill="#fbbc05" d="M11.7 28.2a13.2 13.2 0 0 1 0-8.4v-5.7H4.4a22 22 0 0 0 0 19.8z" />
      <path
        fill="#ea4335"
        d="M24 10.7c3.2 0 6.1 1.1 8.4 3.3l6.3-6.3A22 22 0 0 0 4.4 14.1l7.3 5.7A13.1 13.1 0 0 1 24 10.7z"
      />
    </svg>
  )
}

interface GoogleButtonProps {
  readonly type: 'C' | 'I'
  /** Query parameters to preserve: the redirect target and campaign parameters. */
  readonly carried: Readonly<Record<string, string>>
}

/**
 * Link to sign in with Google; renders nothing when not configured. The server's URL redirects to
 * Google.
 */
export function GoogleButton({ type, carried }: GoogleButtonProps) {
  if (!useFeatureFlag('GOOGLE_SIGN_IN')) return null
  return (
    <>
      <p className={styles['or']}>
        <span>{t('sessions.or')}</span>
      </p>
      <ExternalButtonLink
        size="large"
        wide
        icon={<Mark />}
        href={buildEndpointUrl('sessions', 'googleConsent', { query: { type, ...carried } })}
      >
        {t('sessions.google.action')}
      </ExternalButtonLink>
    </>
  )
}
