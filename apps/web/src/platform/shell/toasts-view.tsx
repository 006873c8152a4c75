import { ToastStack, Snackbar, Toast } from '@fledge/ui/toasts.tsx'
import { useSyncExternalStore } from 'react'
import { hideSnackbar, hideToast, useToasts } from './toasts.ts'
import { t } from '../i18n/use-texts.ts'
import styles from './shell.module.css'

function listen(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** Toasts and the snackbar of the whole app. */
export function ToastsView() {
  const { toasts, snackbar } = useToasts()
  return (
    <ToastStack>
      {snackbar ? (
        <Snackbar {...snackbar} closeLabel={t('common.btn.close')} onClose={hideSnackbar} />
      ) : null}
      {toasts.map(({ id, text, isFailure, action }) => (
        <Toast
          key={id}
          text={text}
          isFailure={isFailure}
          action={
            action
              ? {
                  label: action.label,
                  act: () => {
                    action.act()
                    hideToast(id)
                  },
                }
              : undefined
          }
        />
      ))}
    </ToastStack>
  )
}

/** Banner shown while the browser is offline. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
  return online ? null : (
    <div className={styles['offline']} role="status">
      {t('platform.offline')}
    </div>
  )
}
