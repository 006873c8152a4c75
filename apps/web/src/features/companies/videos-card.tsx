import { maxVideos } from '@fledge/domain/companies/rules.ts'
import { Button, IconButton } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { FieldGrid } from '@fledge/ui/field.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { IconTrash } from '@fledge/ui/icons/trash.tsx'
import { useState } from 'react'
import type { Payload } from '../../platform/http/client.ts'
import { useDraftState } from '../../platform/forms/draft-state.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './media-editor.module.css'
import { useMediaList, type Video } from './media-list.ts'
import { VideoUpload } from './video-upload.tsx'
import { RemoveFileDialog } from './remove-file-dialog.tsx'

type Media = Payload<'companies', 'getMediaDetails'>
const getVideoId = (video: Video) => video.key ?? video.link ?? ''
type Titles = Readonly<Record<string, string>>
/**
 * Saves a changed list.
 * @returns whether it was saved
 */
type SaveVideos = (make: (list: readonly Video[]) => readonly Video[]) => Promise<boolean>

/** Videos with titles: links to YouTube or Vimeo, or resumable uploads. */
export function VideosCard({ media }: { readonly media: Media }) {
  const [error, setError] = useState<string>()
  const { videos, keep, isSaving } = useMediaList(media, 'videos', setError)
  const add: SaveVideos = (make) => {
    setError(undefined)
    return keep(make)
  }
  return (
    <Card title={t('companies.media.videos')} count={videos.length}>
      <Stack tight>
        <VideoList videos={videos} keep={keep} isSaving={isSaving} />
        {videos.length < maxVideos ? (
          <>
            <LinkFields keep={add} isSaving={isSaving} error={error} />
            <VideoUpload onKeep={(key, caption) => keep((list) => [...list, { key, caption }])} />
          </>
        ) : (
          <p>{t('companies.media.videosFull', { max: maxVideos })}</p>
        )}
      </Stack>
    </Card>
  )
}

interface ListProps {
  readonly keep: SaveVideos
  readonly isSaving: boolean
}

/** Unsaved titles override the stored ones. */
function useTitles(keep: SaveVideos) {
  const [titles, setTitles] = useDraftState<Titles>(
    'companies/video-titles',
    {},
    (draft) => Object.keys(draft).length === 0,
  )
  const titleOf = (video: Video) => titles[getVideoId(video)] ?? video.caption
  const save = async () => {
    if (await keep((list) => list.map((video) => ({ ...video, caption: titleOf(video) }))))
      setTitles({})
  }
  return {
    isTyped: Object.keys(titles).length > 0,
    titleOf,
    type: (video: Video, title: string) => setTitles({ ...titles, [getVideoId(video)]: title }),
    save,
  }
}

/**
 * Removes a video. Links can be restored; uploads are deleted with their file after confirmation.
 */
function useRemoval(keep: SaveVideos) {
  const [removing, setRemoving] = useState<Video | null>(null)
  const drop = (video: Video) =>
    keep((list) => list.filter((other) => getVideoId(other) !== getVideoId(video)))
  const remove = async (video: Video, at: number) => {
    if (video.key !== undefined) setRemoving(video)
    else if (await drop(video))
      showToast(t('companies.media.videoRemoved'), {
        label: t('common.btn.undo'),
        act: () => void keep((list) => list.toSpliced(at, 0, video)),
      })
  }
  return { removing, drop, remove, close: () => setRemoving(null) }
}

/** Stored videos, each with a title and a save button. */
function VideoList({ videos, keep, isSaving }: ListProps & { readonly videos: readonly Video[] }) {
  const titles = useTitles(keep)
  const { removing, drop, remove, close } = useRemoval(keep)
  return (
    <>
      {videos.length > 0 ? (
        <ul className={styles['photos']}>
          {videos.map((video, at) => (
            <VideoRow
              key={getVideoId(video)}
              video={video}
              number={at + 1}
              title={titles.titleOf(video)}
              onTitle={(title) => titles.type(video, title)}
              onRemove={() => void remove(video, at)}
            />
          ))}
        </ul>
      ) : null}
      {titles.isTyped ? (
        <Group>
          <Button tone="primary" busy={isSaving} onClick={() => void titles.save()}>
            {t('companies.media.saveTitles')}
          </Button>
        </Group>
      ) : null}
      {removing ? (
        <RemoveFileDialog
          kind="video"
          busy={isSaving}
          remove={() => drop(removing)}
          onClose={close}
        />
      ) : null}
    </>
  )
}

interface VideoRowProps {
  readonly video: Video
  readonly number: number
  readonly title: string
  readonly onTitle: (title: string) => void
  readonly onRemove: () => void
}

function VideoRow({ video, number, title, onTitle, onRemove }: VideoRowProps) {
  return (
    <li className={styles['video']}>
      <TextField
        label={t('companies.media.titleOf', { number })}
        hint={video.link ?? t('companies.media.uploaded')}
        maxLength={200}
        value={title}
        onChange={(event) => onTitle(event.currentTarget.value)}
      />
      <IconButton
        label={t('companies.media.removeVideo', { number })}
        icon={<IconTrash size={16} />}
        onClick={onRemove}
      />
    </li>
  )
}

/** URL and title of an external video. */
function LinkFields({ keep, isSaving, error }: ListProps & { readonly error: string | undefined }) {
  const [link, setLink] = useDraftState('companies/video', '', (draft) => draft === '')
  const [title, setTitle] = useDraftState('companies/video-title', '', (draft) => draft === '')
  const add = async () => {
    if (!(await keep((list) => [...list, { link, caption: title }]))) return
    setLink('')
    setTitle('')
  }
  return (
    <>
      <FieldGrid>
        <TextField
          label={t('companies.media.videoLink')}
          inputMode="url"
          value={link}
          error={error}
          onChange={(event) => setLink(event.currentTarget.value)}
        />
        <TextField
          label={t('companies.media.linkTitle')}
          optional={t('common.optional')}
          hint={t('companies.media.titleHint')}
          maxLength={200}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
      </FieldGrid>
      <Group>
        <Button busy={isSaving} disabled={link.trim() === ''} onClick={() => void add()}>
          {t('companies.media.addVideo')}
        </Button>
      </Group>
    </>
  )
}
