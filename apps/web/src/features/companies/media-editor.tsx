import { Button, IconButton } from '@fledge/ui/button.tsx'
import { Card, Row, Rows } from '@fledge/ui/card.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { CompanyLogo } from '@fledge/ui/person.tsx'
import { IconArrowUp, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { CallError } from '../../platform/call-error.ts'
import { ImageDrop } from '../../platform/image-drop.tsx'
import { useKeptState } from '../../platform/kept.ts'
import { refresh, showFailure, useCall } from '../../platform/query.ts'
import { Rich } from '../../platform/rich.tsx'
import { t } from '../../platform/use-texts.ts'
import { profileCalls, type Profile } from './detail-forms.tsx'
import styles from './media-editor.module.css'

type Media = Profile['media']

/** The drop of this screen's images. */
function Drop({ label, onKey }: { readonly label: string; readonly onKey: (key: string) => Promise<unknown> }) {
  return <ImageDrop label={label} says={<Rich text={t('companies.media.drop')} />} rule={t('companies.media.rule')} onKept={({ key }) => onKey(key)} />
}

/** Logo, photos in order with captions, videos by link. */
export function MediaEditor({ profile }: { readonly profile: Profile }) {
  return <Stack><LogoPart profile={profile} /><PhotoPart media={profile.media} /><VideoPart media={profile.media} /></Stack>
}

const done = { onDone: () => void refresh(profileCalls) }

function LogoPart({ profile }: { readonly profile: Profile }) {
  const set = useCall('companies', 'setLogo', done)
  const remove = useCall('companies', 'removeLogo', done)
  return (
    <Card title={t('companies.media.logo')}>
      <Stack tight>
        {profile.media.logo_url ? <Group><CompanyLogo name={profile.basic.name} logo={profile.media.logo_url} size={72} /><Button busy={remove.isPending} onClick={() => remove.mutate({})}>{t('common.btn.remove')}</Button></Group> : null}
        <Drop label={t('companies.media.addLogo')} onKey={(key) => set.mutateAsync({ body: { key } })} />
      </Stack>
    </Card>
  )
}

function PhotoPart({ media }: { readonly media: Media }) {
  const save = useCall('companies', 'saveImages', done)
  const [captions, setCaptions] = useKeptState<Readonly<Record<string, string>>>('companies/captions', {}, (said) => Object.keys(said).length === 0)
  const photos = media.photos.map((photo) => ({ key: photo.key, caption: captions[photo.key] ?? photo.caption }))
  const keep = (images: typeof photos) => save.mutateAsync({ body: { images } })
  const earlier = (at: number) => keep(photos.toSpliced(at, 1).toSpliced(at - 1, 0, ...photos.slice(at, at + 1)))
  return (
    <Card title={t('companies.media.photos')} count={photos.length}>
      <Stack tight>
        {media.photos.length > 0 ? (
          <div className={styles['rows']}><Rows>
            {media.photos.map((photo, at) => (
              <Row key={photo.key} lead={<img className={styles['thumb']} src={photo.url} alt="" />} end={(
                <Group>
                  {at > 0 ? <IconButton label={t('companies.media.earlier', { number: at + 1 })} icon={<IconArrowUp size={16} />} onClick={() => void earlier(at)} /> : null}
                  <IconButton label={t('companies.media.removePhoto', { number: at + 1 })} icon={<IconTrash size={16} />} onClick={() => void keep(photos.toSpliced(at, 1))} />
                </Group>
              )}>
                <TextField label={t('companies.media.caption', { number: at + 1 })} maxLength={200} value={photos[at]?.caption ?? ''} onChange={(event) => setCaptions({ ...captions, [photo.key]: event.currentTarget.value })} />
              </Row>
            ))}
          </Rows></div>
        ) : null}
        {Object.keys(captions).length > 0 ? <Group><Button tone="primary" busy={save.isPending} onClick={() => void keep(photos).then(() => setCaptions({}))}>{t('companies.media.saveCaptions')}</Button></Group> : null}
        <Drop label={t('companies.media.addPhoto')} onKey={(key) => keep([...photos, { key, caption: '' }])} />
      </Stack>
    </Card>
  )
}

function VideoPart({ media }: { readonly media: Media }) {
  const [link, setLink] = useKeptState('companies/video', '', (said) => said === '')
  const [error, setError] = useState<string>()
  const videos = media.videos.map((video) => (video.key ? { key: video.key, caption: video.caption } : { link: video.url, caption: video.caption }))
  const save = useCall('companies', 'saveVideos', { onDone: () => { setLink(''); setError(undefined) }, quiet: true, onFailed: (failure) => {
    const said = failure instanceof CallError ? Object.values(failure.fields)[0] : undefined
    setError(said)
    if (!said) showFailure(failure)
  } })
  return (
    <Card title={t('companies.media.videos')} count={videos.length}>
      <Stack tight>
        {media.videos.length > 0 ? <div className={styles['rows']}><Rows>{media.videos.map((video, at) => <Row key={video.url} end={<IconButton label={t('companies.media.removeVideo', { number: at + 1 })} icon={<IconTrash size={16} />} onClick={() => save.mutate({ body: { videos: videos.toSpliced(at, 1) } })} />}>{video.url}</Row>)}</Rows></div> : null}
        <TextField label={t('companies.media.videoLink')} inputMode="url" value={link} error={error} onChange={(event) => setLink(event.currentTarget.value)} />
        <Group><Button busy={save.isPending} disabled={link.trim() === ''} onClick={() => save.mutate({ body: { videos: [...videos, { link, caption: '' }] } })}>{t('companies.media.addVideo')}</Button></Group>
      </Stack>
    </Card>
  )
}
