import { videoQuestions } from '@fledge/domain/profiles/types.ts'
import { Button } from '@fledge/ui/button.tsx'
import { use, useDeferredValue, useEffect, useRef } from 'react'
import frame from '../../platform/list/review-frame.module.css'
import { useReviewKeys } from '../../platform/list/review-keys.ts'
import { ShortcutCap } from '../../platform/list/shortcut-cap.tsx'
import { createValueStore } from '../../platform/list/value-store.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import type { Review } from './review-name.ts'
import { ShownReview } from './shown-review.ts'
import styles from './reviews.module.css'

const speeds = [1, 1.25, 1.5, 1.75, 2] as const
/** Remains from one application to the next. */
const videoSpeed = createValueStore<number>(1)

function changeSpeed(by: 1 | -1): void {
  const at = speeds.findIndex((speed) => speed === videoSpeed.get()) + by
  videoSpeed.set(speeds[Math.min(speeds.length - 1, Math.max(0, at))] ?? 1)
}

/** After the fastest comes the slowest again. */
function turnSpeed(): void {
  if (videoSpeed.get() === speeds.at(-1)) videoSpeed.set(speeds[0])
  else changeSpeed(1)
}

/** Pauses the video that plays; otherwise continues with the first that was not watched to its end. */
function playOrPause(videos: readonly HTMLVideoElement[]): void {
  const playing = videos.find((video) => !video.paused && !video.ended)
  if (playing) return playing.pause()
  const next = videos.find((video) => !video.ended) ?? videos[0]
  next?.scrollIntoView({ block: 'nearest' })
  // A video that cannot be played says so itself.
  next?.play().catch(() => null)
}

/** Leaves the video that plays and plays the one after it; without one, the first. */
function playNext(videos: readonly HTMLVideoElement[]): void {
  const at = videos.findLastIndex((video) => video.currentTime > 0)
  for (const video of videos) video.pause()
  const next = videos[(at + 1) % videos.length]
  next?.scrollIntoView({ block: 'nearest' })
  next?.play().catch(() => null)
}

/** Number of video answers, and the speed at which all are played. */
export function VideoHead({ videos }: Pick<Review, 'videos'>) {
  const speed = videoSpeed.use()
  return (
    <span className={styles['file']}>
      {t('reviews.videos', { count: videos.length, of: videoQuestions.length })}
      {videos.length > 0 ? (
        <Button
          tone="quiet"
          size="small"
          aria-label={t('reviews.speedOf', { speed })}
          after={<ShortcutCap>F</ShortcutCap>}
          onClick={turnSpeed}
        >
          {t('reviews.speed', { speed })}
        </Button>
      ) : null}
    </span>
  )
}

const none: Review['videos'] = []

/** Video answers of the intern; V plays and pauses, B plays the next one, F and D change the speed. */
export function ReviewVideos({ videos }: Pick<Review, 'videos'>) {
  const list = useRef<HTMLDivElement>(null)
  const speed = videoSpeed.use()
  // Players cost more than the rest of an application: its text is painted before them. Videos of an
  // application that is rendered ahead are not fetched before it is shown.
  const isShown = use(ShownReview)
  const mounted = useDeferredValue(isShown ? videos : none, none)
  const getVideos = () => [...(list.current?.querySelectorAll('video') ?? [])]
  useEffect(() => {
    for (const video of list.current?.querySelectorAll('video') ?? []) {
      video.defaultPlaybackRate = speed
      video.playbackRate = speed
    }
  }, [speed, mounted])
  useReviewKeys({
    v: videos.length > 0 ? () => playOrPause(getVideos()) : undefined,
    b: videos.length > 0 ? () => playNext(getVideos()) : undefined,
    f: () => changeSpeed(1),
    d: () => changeSpeed(-1),
  })
  return (
    <div ref={list}>
      {videos.map((video) => (
        <div key={video.question} className={styles['video']}>
          {mounted === videos ? <Player video={video} /> : <span className={styles['player']} />}
          <div>
            <p>{translateKey(`profiles.video.${video.question}`)}</p>
            <p className={frame['dim']}>{t('reviews.seconds', { seconds: video.seconds })}</p>
          </div>
        </div>
      ))}
    </div>
  )
}

/** Spoken by the intern; a transcript does not exist. */
function Player({ video }: { readonly video: Review['videos'][number] }) {
  return (
    <video
      controls
      preload="metadata"
      src={video.url}
      aria-label={translateKey(`profiles.video.${video.question}`)}
    >
      <track kind="captions" />
    </video>
  )
}
