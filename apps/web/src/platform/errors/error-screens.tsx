import { useTakeOver } from '@fledge/ui/take-over.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { Button } from '@fledge/ui/button.tsx'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ApiError } from '../http/api-error.ts'
import { queryClient } from '../query/query.ts'
import { reportError } from './error-reports.ts'
import { isChunkLoadError, reloadOnce, reloadWhenReachable } from '../router/lazy-recovery.ts'
import { ButtonLink } from '../router/link.tsx'
import { Brand } from '../shell/brand.tsx'
import styles from '../shell/shell.module.css'
import { t } from '../i18n/use-texts.ts'

function ErrorNotice({
  code,
  title,
  description,
  framed = false,
  children,
}: {
  readonly code?: string
  readonly title: string
  readonly description: string
  /** Rendered inside a layout that already has the brand and the main landmark. */
  readonly framed?: boolean
  readonly children?: React.ReactNode
}) {
  const Place = framed ? 'div' : 'main'
  useEffect(() => {
    document.title = `${title} · ${t('brand.name')}`
  }, [title])
  return (
    <Place className={styles['notice']}>
      {framed ? null : <Brand />}
      {code ? <p className={styles['code']}>{code}</p> : null}
      <h1>{title}</h1>
      <p>{description}</p>
      <div className={styles['noticeActions']}>{children}</div>
    </Place>
  )
}

/**
 * Screen for any thrown error: code, title, description and "Try again". A failed chunk load
 * reloads the page once. @param framed rendered inside a layout
 */
export function ErrorScreen({
  error,
  reset,
  framed = false,
}: ErrorComponentProps & { readonly framed?: boolean }) {
  useTakeOver()
  const lazy = isChunkLoadError(error)
  // The data that the screen failed on is loaded again, because it would also fail on the cached
  // one.
  const retry = () => {
    queryClient.removeQueries({ type: 'inactive' })
    reset()
  }
  useEffect(() => {
    if (lazy) return
    // oxlint-disable-next-line no-console -- the browser's own log, in the seeds' words (seed 000 §8)
    console.error('500 Internal server error', error)
    reportError(error)
  }, [error, lazy])
  if (lazy && reloadOnce()) return <ReloadingScreen />
  const isUnreachable = error instanceof ApiError && (error.status === 0 || error.status > 501)
  if (lazy || isUnreachable)
    return <UnreachableNotice kind={lazy ? 'route' : 'away'} framed={framed} />
  return (
    <ErrorNotice
      framed={framed}
      code={t('errorScreen.internalServer.errorCode')}
      title={t('errorScreen.internalServer.title')}
      description={t('errorScreen.internalServer.description')}
    >
      <Button tone="primary" onClick={retry}>
        {t('common.btn.tryAgain')}
      </Button>
    </ErrorNotice>
  )
}

function UnreachableNotice({
  kind,
  framed,
}: {
  /** Part of the page or the server did not respond. */
  readonly kind: 'route' | 'away'
  readonly framed: boolean
}) {
  return (
    <ErrorNotice
      framed={framed}
      title={t(`errorScreen.${kind}.title`)}
      description={t(`errorScreen.${kind}.description`)}
    >
      <Button tone="primary" onClick={() => void reloadWhenReachable()}>
        {t(kind === 'route' ? 'common.btn.reload' : 'common.btn.tryAgain')}
      </Button>
    </ErrorNotice>
  )
}

function ReloadingScreen() {
  return (
    <div className={styles['reloading']} role="status">
      <span className={styles['spinner']} aria-hidden />
      {t('errorScreen.reloading')}
    </div>
  )
}

/**
 * Page not found. @param home target of the button @param framed rendered inside the user's layout
 */
export function NotFoundScreen({
  home = buildPath(paths.public.landing),
  framed = false,
}: {
  readonly home?: string
  readonly framed?: boolean
}) {
  return (
    <ErrorNotice
      framed={framed}
      code={t('errorScreen.notFound.errorCode')}
      title={t('errorScreen.notFound.title')}
      description={t('errorScreen.notFound.description')}
    >
      <ButtonLink tone="primary" to={home}>
        {t('errorScreen.notFound.home')}
      </ButtonLink>
    </ErrorNotice>
  )
}
