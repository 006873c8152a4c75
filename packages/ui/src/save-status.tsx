import { IconAlertCircle } from './icons/alert-circle.tsx'
import { IconCloudCheck } from './icons/cloud-check.tsx'
import { IconCloudOff } from './icons/cloud-off.tsx'
import styles from './save-status.module.css'

/** "Saved 12:04": unobtrusive and announced to screen readers. @param label the text of the state */
export function SaveStatus({
  state,
  label,
}: {
  readonly state: 'idle' | 'saving' | 'saved' | 'offline' | 'failed'
  readonly label: string
}) {
  if (state === 'idle') return <span role="status" />
  const Icon =
    state === 'offline' ? IconCloudOff : state === 'failed' ? IconAlertCircle : IconCloudCheck
  return (
    <span role="status" className={styles['mark']} data-state={state}>
      <Icon size={16} aria-hidden />
      <span className={styles['words']}>{label}</span>
    </span>
  )
}
