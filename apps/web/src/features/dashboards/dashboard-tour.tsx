import { Button } from '@fledge/ui/button.tsx'
import { Card, Meta } from '@fledge/ui/card.tsx'
import { Group } from '@fledge/ui/page.tsx'
import { useEffect, useState } from 'react'
import { useIsHydrated } from '@fledge/ui/use-is-hydrated.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './dashboard.module.css'
import { shouldShow, markFlagSeen } from './tour-flags.ts'

const stops = ['next', 'interviews', 'suggested', 'ready'] as const
export type TourStop = (typeof stops)[number]

/** Marks the element that a stop of the tour points to. */
export const getStopProps = (stop: TourStop) => ({ 'data-tour': stop })

/** Highlights the current element of the tour; the page remains usable. */
function useSpotlight(stop: TourStop | null): void {
  useEffect(() => {
    const place =
      stop === null ? null : document.querySelector<HTMLElement>(`[data-tour='${stop}']`)
    if (!place) return undefined
    place.dataset['lit'] = 'true'
    place.scrollIntoView({
      block: 'nearest',
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    })
    return () => void delete place.dataset['lit']
  }, [stop])
}

/** Non-modal tour for the first visit, shown step by step until the user dismisses it. */
export function DashboardTour({
  browses,
}: {
  /** Whether the page shows suggestions. */ readonly browses: boolean
}) {
  const way = stops.filter((name) => browses || name !== 'suggested')
  const isHydrated = useIsHydrated()
  const [isClosed, setClosed] = useState(false)
  // The server renders it for everyone; where it was seen, `page-start.js` has it hidden at once.
  const opened = !isClosed && (!isHydrated || shouldShow('tour'))
  const [at, setAt] = useState(0)
  const stop = way[at] ?? 'next'
  // The first step points to nothing, so that the page doesn't scroll on arrival.
  useSpotlight(opened && at > 0 ? stop : null)
  if (!opened) return null
  const close = () => {
    markFlagSeen('tour')
    setClosed(true)
  }
  return (
    <div className={styles['tour']} data-going={at > 0 || undefined}>
      <Card
        title={t('dashboards.tour.title')}
        level={null}
        side={<Meta>{t('dashboards.tour.at', { at: at + 1, of: way.length })}</Meta>}
        borderless
      >
        <div aria-live="polite">
          <b>{t(`dashboards.tour.${stop}`)}</b>
          <p className={styles['dim']}>{t(`dashboards.tour.${stop}Text`)}</p>
        </div>
        <TourButtons
          isFirst={at === 0}
          isLast={at === way.length - 1}
          onStep={(by) => setAt(at + by)}
          onClose={close}
        />
      </Card>
    </div>
  )
}

interface TourButtonsProps {
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onStep: (by: 1 | -1) => void
  readonly onClose: () => void
}

function TourButtons({ isFirst, isLast, onStep, onClose }: TourButtonsProps) {
  return (
    <Group>
      {isLast ? null : (
        <Button size="small" tone="quiet" onClick={onClose}>
          {t('dashboards.tour.skip')}
        </Button>
      )}
      {isFirst ? null : (
        <Button size="small" onClick={() => onStep(-1)}>
          {t('common.btn.back')}
        </Button>
      )}
      <Button size="small" tone="primary" onClick={isLast ? onClose : () => onStep(1)}>
        {isLast ? t('dashboards.tour.action') : t('common.btn.next')}
      </Button>
    </Group>
  )
}
