import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { useState } from 'react'
import { t } from '../../platform/use-texts.ts'
import styles from './dashboard.module.css'

// The seeds' flag in local storage (seed 000 §4).
const flag = 'showHCOnboardingTour'

/** The first visit is told where things are, without standing in the way; until it is understood. */
export function DashboardTour() {
  const [opened, setOpened] = useState(() => localStorage.getItem(flag) === null)
  const close = () => {
    localStorage.setItem(flag, 'false')
    setOpened(false)
  }
  if (!opened) return null
  return (
    <Card title={t('dashboards.tour.title')} side={<Button size="small" onClick={close}>{t('dashboards.tour.action')}</Button>}>
      <ol className={styles['tour']}><li>{t('dashboards.tour.next')}</li><li>{t('dashboards.tour.lists')}</li><li>{t('dashboards.tour.ready')}</li></ol>
    </Card>
  )
}
