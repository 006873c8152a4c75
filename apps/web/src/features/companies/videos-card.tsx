import { videoLimit } from '@fledge/domain/companies/rules.ts'
import { Button, IconButton } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { FieldGrid } from '@fledge/ui/field.tsx'
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
const idOf = (video: Video) => video.key ?? video.link ?? ''
const sameVideo = (one: Video, other: Video) => idOf(one) === idOf(other)
type Titles = Readonly<Record<string, string>>

/** Videos: by a link to YouTube or Vimeo, or uploaded in pieces. */
export function VideosCard({ media }: { readonly media: Media }) {
  const [link, setLink] = useKeptState('companies/video', '', (said) => said === '')
  const [title, setTitle] = useKeptState('companies/video-title', '', (said) => said === '')
  const [titles, setTitles] = useKeptState<Titles>('companies/video-titles', {}, (said) => Object.keys(said).length === 0)
  const [error, setError] = useState<string>()
  const { videos, keep, isSaving } = useMediaList(media, 'videos', setError)
  const addLink = async () => {
    setError(undefined)
    if (!(await keep((list) => [...list, { link, caption: title }]))) return
    setLink('')
    setTitle('')
  }
  const titled = (list: typeof videos) => list.map((one) => ({ ...one, caption: titles[idOf(one)] ?? one.caption }))
  const open = Object.keys(titles).length > 0
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
              <li key={idOf(video)} className={styles['video']}>
                <TextField label={t('companies.media.titleOf', { number: at + 1 })} hint={video.link ?? t('companies.media.uploaded')} maxLength={200} value={titles[idOf(video)] ?? video.caption} onChange={(event) => setTitles({ ...titles, [idOf(video)]: event.currentTarget.value })} />
                <IconButton label={t('companies.media.removeVideo', { number: at + 1 })} icon={<IconTrash size={16} />} onClick={() => void remove(video, at)} />
              </li>
            ))}
          </ul>
        ) : null}
        {open ? <Group><Button tone="primary" busy={isSaving} onClick={() => void keep(titled).then((saved) => saved && setTitles({}))}>{t('companies.media.saveTitles')}</Button></Group> : null}
        {videos.length < videoLimit ? (
          <>
            <FieldGrid>
              <TextField label={t('companies.media.videoLink')} inputMode="url" value={link} error={error} onChange={(event) => setLink(event.currentTarget.value)} />
              <TextField label={t('companies.media.linkTitle')} optional={t('common.optional')} hint={t('companies.media.titleHint')} maxLength={200} value={title} onChange={(event) => setTitle(event.currentTarget.value)} />
            </FieldGrid>
            <Group><Button busy={isSaving} disabled={link.trim() === ''} onClick={() => void addLink()}>{t('companies.media.addVideo')}</Button></Group>
            <VideoUpload onKeep={(key, caption) => keep((list) => [...list, { key, caption }])} />
          </>
        ) : <p>{t('companies.media.videosFull', { most: videoLimit })}</p>}
      </Stack>
      {asked ? <RemoveFile what="video" busy={isSaving} remove={() => drop(asked)} onClose={() => setAsked(null)} /> : null}
    </Card>
  )
}
