import { buildPath, paths } from '@fledge/contract/paths.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSearchParams } from '../../platform/router/url-state.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { client } from '../../platform/http/client.ts'
import { useNavigateTo } from '../../platform/router/link.tsx'
import { showFailure } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/i18n/use-texts.ts'

const linkTargets = {
  [paths.public.declineOffer]: paths.intern.declineOffer,
  [paths.public.requestReceived]: paths.intern.requestReceived,
  [paths.public.termCondition]: paths.intern.termCondition,
} as const
const isLinkTarget = (path: string): path is keyof typeof linkTargets =>
  Object.hasOwn(linkTargets, path)

/** State of the link: has an unused token, has none, or the token was rejected. */
type LinkState = 'open' | 'none' | 'ended'

/**
 * Landing page of an emailed offer link. Opening it has no side effects; a button exchanges the
 * token and continues to the offer, which requires sign-in. Without a valid token nothing about the
 * offer is revealed, and the user can still sign in.
 */
export default function OfferLinkScreen() {
  const { state, busy, press } = useOfferLink()
  const title = t(`offerScreen.link.${state}.title`)
  useTitle(title)
  return (
    <Stack narrow centred>
      <PageHeader title={title} text={t(`offerScreen.link.${state}.text`)} />
      <Card>
        <Button tone="primary" size="large" busy={busy} onClick={() => void press()}>
          {t('offerScreen.link.go')}
        </Button>
      </Card>
    </Stack>
  )
}

const isLinkRejected = (failure: unknown) =>
  failure instanceof ApiError && failure.status >= 400 && failure.status < 500

function useOfferLink() {
  const path = useLocation().pathname
  const [search, setSearch] = useSearchParams()
  const [token] = useState(() => (typeof search['token'] === 'string' ? search['token'] : ''))
  const [state, setState] = useState<LinkState>(token ? 'open' : 'none')
  const [busy, setBusy] = useState(false)
  const go = useNavigateTo()
  const offer = String(search['offer_id'] ?? '')
  const page = isLinkTarget(path) ? linkTargets[path] : paths.intern.reviewOffer
  const known = offer ? buildPath(page, { offer_id: offer }) : paths.intern.dashboard
  useEffect(() => {
    // Removes the token from the URL so that it is neither shared nor stored in the history.
    if (token) setSearch({ token: undefined })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once: navigation re-renders before the URL has changed
  }, [token])
  const press = async () => {
    if (state !== 'open') return go(known)
    setBusy(true)
    try {
      const { payload } = await client.sessions.exchangeToken({ body: { token } })
      await go(offer ? known : payload.go)
    } catch (failure) {
      if (isLinkRejected(failure)) setState('ended')
      else showFailure(failure)
    }
    setBusy(false)
    return undefined
  }
  return { state, busy, press }
}
