import { uploadProblem } from '@fledge/domain/files/rules.ts'
import { Button, IconButton } from '@fledge/ui/button.tsx'
import { Card, Row, Rows } from '@fledge/ui/card.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { FileDrop } from '@fledge/ui/file-drop.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { CompanyLogo } from '@fledge/ui/person.tsx'
import { IconArrowUp, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { CallError } from '../../platform/call-error.ts'
import { sendUntyped } from '../../platform/client.ts'
import { refresh, showFailure, useCall } from '../../platform/query.ts'
import { Rich } from '../../platform/rich.tsx'
import { say, t } from '../../platform/use-texts.ts'
import { profileCalls, type Profile } from './detail-forms.tsx'
import styles from './media-editor.module.css'

type Media = Profile['media']
const accept = '.jpg,.jpeg,.png,.svg'

/** Uploads an image and hands its key on; what is wrong with the file is said at the field. */
function ImageDrop({ label, onKey }: { readonly label: string; readonly onKey: (key: string) => Promise<unknown> }) {
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const take = async (file: File) => {
    const wrong = uploadProblem('image', { name: file.name, bytes: file.size })
    setProblem(wrong ? say(wrong) : undefined)
    if (wrong) return
    setBusy(true)
    try {
      const { payload } = await sendUntyped('files', 'uploadFile', { body: { kind: 'image' }, file })
      if (typeof payload === 'object' && payload !== null && 'key' in payload) await onKey(String(payload.key))
    } catch (error) {
      showFailure(error)
    }
    setBusy(false)
  }
  return <FileDrop label={label} accept={accept} says={<Rich text={t('companies.media.drop')} />} rule={t('companies.media.rule')} error={problem} disabled={busy} progress={busy ? 0.5 : null} onFile={(file) => void take(file)} />
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
        <ImageDrop label={t('companies.media.addLogo')} onKey={(key) => set.mutateAsync({ body: { key } })} />
      </Stack>
    </Card>
  )
}

function PhotoPart({ media }: { readonly media: Media }) {
  const save = useCall('companies', 'saveImages', done)
  const [captions, setCaptions] = useState<Readonly<Record<string, string>>>({})
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
        <ImageDrop label={t('companies.media.addPhoto')} onKey={(key) => keep([...photos, { key, caption: '' }])} />
      </Stack>
    </Card>
  )
}

function VideoPart({ media }: { readonly media: Media }) {
  const [link, setLink] = useState('')
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
