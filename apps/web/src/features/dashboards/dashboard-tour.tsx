import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { useState } from 'react'
import { t } from '../../platform/use-texts.ts'
import styles from './dashboard.module.css'

// The seeds' flag in local storage (seed 000 §4).
const flag = 'showHCOnboardingTour'

/** The first visit is told where things are; once. */
export function DashboardTour() {
  const [opened, setOpened] = useState(() => localStorage.getItem(flag) === null)
  const close = () => {
    localStorage.setItem(flag, 'false')
    setOpened(false)
  }
  return (
    <Dialog opened={opened} onClose={close} title={t('dashboards.tour.title')} closeLabel={t('common.btn.close')} actions={<Button tone="primary" onClick={close}>{t('dashboards.tour.action')}</Button>}>
      <ol className={styles['tour']}><li>{t('dashboards.tour.next')}</li><li>{t('dashboards.tour.lists')}</li><li>{t('dashboards.tour.ready')}</li></ol>
    </Dialog>
  )
}
