import { Button } from '@fledge/ui/button.tsx'
import { IconPhoto } from '@fledge/ui/icons/photo.tsx'
import { IconPlayerPlay } from '@fledge/ui/icons/player-play.tsx'
import { useState } from 'react'
import type { Payload } from '../../platform/http/client.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import styles from './public-company.module.css'

type Company = Payload<'companies', 'getPublicCompany'>
type Photos = Company['photos']
const initialCount = 5

/**
 * Five photos at first, and videos. External videos are links, so that nothing is loaded from
 * another site until requested.
 */
export function PublicMedia({ company }: { readonly company: Company }) {
  const { photos, videos, name } = company
  return (
    <>
      <Album photos={photos} name={name} />
      {videos.length > 0 ? (
        <section>
          <h2>{t('companies.media.videos')}</h2>
          <ul className={styles['videos']}>
            {videos.map((video) => (
              <li key={video.url}>
                <Video video={video} name={name} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}

/** First photos; the others and the captions on request. Renders nothing without photos. */
function Album({ photos, name }: { readonly photos: Photos; readonly name: string }) {
  const [all, setAll] = useState(false)
  if (photos.length === 0) return null
  return (
    <div className={styles['album']}>
      <ul className={styles['photos']} data-all={all || undefined}>
        {(all ? photos : photos.slice(0, initialCount)).map((photo) => (
          <li key={photo.key}>
            <img
              src={photo.url}
              alt={photo.caption || t('companies.public.photo', { name })}
              loading="lazy"
            />
            {all && photo.caption ? <p className={styles['caption']}>{photo.caption}</p> : null}
          </li>
        ))}
      </ul>
      {!all && (photos.length > initialCount || photos.some((photo) => photo.caption)) ? (
        <div className={styles['all']}>
          <Button
            size="small"
            icon={<IconPhoto size={16} aria-hidden />}
            onClick={() => setAll(true)}
          >
            {t('companies.public.allPhotos', { count: photos.length })}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

function Video({
  video,
  name,
}: {
  readonly video: Company['videos'][number]
  readonly name: string
}) {
  const words = video.caption || t('companies.public.video', { name })
  if (video.key === null) {
    return (
      <a
        className={styles['elsewhere']}
        href={video.url}
        target="_blank"
        rel="nofollow noopener noreferrer"
      >
        <span className={styles['screen']} aria-hidden>
          <i>
            <IconPlayerPlay size={24} />
          </i>
        </span>
        <b dir="auto">{words}</b>
        <span>{translateKey(`companies.public.opensAt.${video.provider}`)}</span>
      </a>
    )
  }
  return (
    <figure>
      {/* A company's own clip comes without captions; its words are in the label. From a tenth of a second on: the first picture is often black. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video controls preload="metadata" src={`${video.url}#t=0.1`} aria-label={words} />
      <figcaption dir="auto">{words}</figcaption>
    </figure>
  )
}
