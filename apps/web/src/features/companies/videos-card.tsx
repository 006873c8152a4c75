import { videoLimit } from '@fledge/domain/companies/rules.ts'
import { Button, IconButton } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { Payload } from '../../platform/client.ts'
import { useKeptState } from '../../platform/kept.ts'
import { showToast } from '../../platform/notes.ts'
import { t } from '../../platform/use-texts.ts'
import styles from './media-editor.module.css'
import { useMediaList, type Video } from './media-list.ts'
import { VideoUpload } from './video-upload.tsx'
import { RemoveFile } from './remove-file.tsx'

type Media = Payload<'companies', 'getMediaDetails'>
const sameVideo = (one: Video, other: Video) => (one.key === undefined ? one.link === other.link : one.key === other.key)

/** Videos: by a link to YouTube or Vimeo, or uploaded in pieces. */
export function VideosCard({ media }: { readonly media: Media }) {
  const [link, setLink] = useKeptState('companies/video', '', (said) => said === '')
  const [error, setError] = useState<string>()
  const { videos, keep, isSaving } = useMediaList(media, 'videos', setError)
  const addLink = async () => {
    setError(undefined)
    if (await keep((list) => [...list, { link, caption: '' }])) setLink('')
  }
  const [asked, setAsked] = useState<Video | null>(null)
  const drop = (video: Video) => keep((list) => list.filter((one) => !sameVideo(one, video)))
  /** A link can be put back; an upload is gone with its file, so it is asked for first. */
  const remove = async (video: Video, at: number) => {
    if (video.key !== undefined) setAsked(video)
    else if (await drop(video)) showToast(t('companies.media.videoRemoved'), { label: t('common.btn.undo'), act: () => void keep((list) => list.toSpliced(at, 0, video)) })
  }
  return (
    <Card title={t('companies.media.videos')} count={videos.length}>
      <Stack tight>
        {videos.length > 0 ? (
          <ul className={styles['photos']}>
            {videos.map((video, at) => (
              <li key={video.key ?? video.link} className={styles['video']}>
                <div><b>{video.caption || t('companies.media.videoNumber', { number: at + 1 })}</b><p className={styles['moved']}>{video.link ?? t('companies.media.uploaded')}</p></div>
                <IconButton label={t('companies.media.removeVideo', { number: at + 1 })} icon={<IconTrash size={16} />} onClick={() => void remove(video, at)} />
              </li>
            ))}
          </ul>
        ) : null}
        {videos.length < videoLimit ? (
          <>
            <TextField label={t('companies.media.videoLink')} inputMode="url" value={link} error={error} onChange={(event) => setLink(event.currentTarget.value)} />
            <Group><Button busy={isSaving} disabled={link.trim() === ''} onClick={() => void addLink()}>{t('companies.media.addVideo')}</Button></Group>
            <VideoUpload onKeep={(key, caption) => keep((list) => [...list, { key, caption }])} />
          </>
        ) : <p>{t('companies.media.videosFull', { most: videoLimit })}</p>}
      </Stack>
      {asked ? <RemoveFile what="video" busy={isSaving} remove={() => drop(asked)} onClose={() => setAsked(null)} /> : null}
    </Card>
  )
}
