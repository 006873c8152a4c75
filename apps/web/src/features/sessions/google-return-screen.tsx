import { buildPath } from '@fledge/contract/paths.ts'
import { guardPage } from '@fledge/domain/sessions/guard-table.ts'
import { Button, ExternalButtonLink as OutLink } from '@fledge/ui/button.tsx'
import { IconBrandGoogle } from '@fledge/ui/icons/brand-google.tsx'
import { useEffect, useState } from 'react'
import { useSearchParams } from '../../platform/router/url-state.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { buildEndpointUrl, client, type Payload } from '../../platform/http/client.ts'
import { ButtonLink, useNavigateTo } from '../../platform/router/link.tsx'
import { NoticePage } from '../../platform/shell/notice-page.tsx'
import { showFailure } from '../../platform/query/query.ts'
import { Rich } from '../../platform/i18n/rich.tsx'
import { startSession } from '../../platform/shell/session.ts'
import { typedEmail } from '../../platform/forms/typed-email.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { removeCode, storeNewCode } from './stored-code.ts'
import { sentenceLinks } from './sentence-links.tsx'
import { isPendingUser, showSecondStep } from './use-sign-in.ts'
import {
  signInPathFor,
  type InternNotice,
  getInternNotice,
  getNoticePage,
} from './sign-in-notices.ts'

type SignInResult = Payload<'sessions', 'login'>
type Side = 'C' | 'I'
type ReturnState =
  | { readonly is: 'working' }
  | { readonly is: 'failed'; readonly message: string }
  | { readonly is: InternNotice; readonly came: SignInResult }

/** OAuth state that was already sent: a code can be used only once, so each page load sends it once. */
let sentState: string | null = null

/** OAuth redirect page for Google: signs in, or redirects like the email check. */
export default function GoogleReturnScreen() {
  const [search] = useSearchParams()
  const go = useNavigateTo()
  const side: Side = String(search['state'] ?? '').startsWith('I') ? 'I' : 'C'
  const [shown, setShown] = useState<ReturnState>(() =>
    search['code'] ? { is: 'working' } : { is: 'failed', message: t('sessions.google.cancelled') },
  )
  const { state, code, iss } = search
  useEffect(() => {
    if (typeof code !== 'string' || typeof state !== 'string' || sentState === state) return
    sentState = state
    client.sessions
      .login({
        body: { provider: 'google', state, code, ...(typeof iss === 'string' ? { iss } : {}) },
      })
      .then(({ payload }) => handleSignInResult(payload, go, setShown))
      .catch((failure: unknown) =>
        setShown({
          is: 'failed',
          message: failure instanceof ApiError ? failure.description : t('sessions.google.failed'),
        }),
      )
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the initial URL matters
  }, [state, code, iss])
  if (shown.is === 'working')
    return (
      <NoticePage
        icon={<IconBrandGoogle size={22} />}
        title={t('sessions.google.working')}
        text={<span role="status">{t('sessions.google.workingText')}</span>}
      />
    )
  if (shown.is === 'failed') return <Failed side={side} message={shown.message} />
  return <Notice kind={shown.is} came={shown.came} />
}

/** Navigates according to the response. */
async function handleSignInResult(
  came: SignInResult,
  go: ReturnType<typeof useNavigateTo>,
  show: (shown: ReturnState) => void,
): Promise<void> {
  const { user, code, next, type, email, company_name, redirect_to } = came
  if (user) {
    removeCode()
    if (isPendingUser(user)) {
      showSecondStep(user)
      return go(buildPath(signInPathFor(type), {}, { redirectTo: redirect_to }), { replace: true })
    }
    startSession(user)
    const answer = guardPage(user, signInPathFor(type), redirect_to)
    return go('go' in answer ? answer.go : '/', { replace: true })
  }
  if (code) {
    storeNewCode(email, code, type, true)
    return go(buildPath(signInPathFor(type), {}, { step: 'code', redirectTo: redirect_to }), {
      replace: true,
    })
  }
  const notice = getInternNotice(next, type)
  if (notice) return show({ is: notice, came })
  typedEmail.keep(email)
  return go(
    buildPath(getNoticePage(next, type) ?? signInPathFor(type), {}, { company: company_name }),
    {
      replace: true,
    },
  )
}

function Failed({ side, message }: { readonly side: Side; readonly message: string }) {
  return (
    <NoticePage
      icon={<IconBrandGoogle size={22} />}
      title={t('sessions.google.failed')}
      text={<span role="alert">{message}</span>}
      actions={
        <>
          <OutLink
            tone="primary"
            size="large"
            href={buildEndpointUrl('sessions', 'googleConsent', { query: { type: side } })}
          >
            {t('sessions.google.again')}
          </OutLink>
          <ButtonLink size="large" to={buildPath(signInPathFor(side))}>
            {t('sessions.google.byMail')}
          </ButtonLink>
        </>
      }
    />
  )
}

/**
 * Deactivated interns reactivate with a code; company members are referred to their sign-in page.
 */
function Notice({ kind, came }: { readonly kind: InternNotice; readonly came: SignInResult }) {
  const { send, busy } = useCodeMail(came)
  const action =
    kind === 'comeBack' ? (
      <Button tone="primary" size="large" busy={busy} onClick={() => void send()}>
        {t('sessions.comeBackAction')}
      </Button>
    ) : null
  return (
    <NoticePage
      icon={<IconBrandGoogle size={22} />}
      title={came.email}
      text={<Rich text={`sessions.${kind}`} parts={sentenceLinks} />}
      actions={
        <>
          {action}
          <ButtonLink size="large" to={buildPath(signInPathFor(came.type))}>
            {t('sessions.link.other')}
          </ButtonLink>
        </>
      }
    />
  )
}

/** Sends a code by email and opens the code step. */
function useCodeMail(came: SignInResult) {
  const go = useNavigateTo()
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    try {
      storeNewCode(
        came.email,
        (await client.sessions.createCode({ body: { email: came.email, type: came.type } }))
          .payload,
        came.type,
      )
      await go(
        buildPath(signInPathFor(came.type), {}, { step: 'code', redirectTo: came.redirect_to }),
        {
          replace: true,
        },
      )
    } catch (failure) {
      showFailure(failure)
      setBusy(false)
    }
  }
  return { send, busy }
}
