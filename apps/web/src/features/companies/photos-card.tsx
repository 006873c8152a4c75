import { maxPhotos } from '@fledge/domain/companies/rules.ts'
import { Button, IconButton } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { IconArrowDown } from '@fledge/ui/icons/arrow-down.tsx'
import { IconArrowUp } from '@fledge/ui/icons/arrow-up.tsx'
import { IconTrash } from '@fledge/ui/icons/trash.tsx'
import { useState, type DragEvent } from 'react'
import type { Payload } from '../../platform/http/client.ts'
import { ImageDrop } from '../../platform/upload/image-drop.tsx'
import { useDraftState } from '../../platform/forms/draft-state.ts'
import { Rich } from '../../platform/i18n/rich.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './media-editor.module.css'
import { useMediaList, type Photo } from './media-list.ts'
import { RemoveFileDialog } from './remove-file-dialog.tsx'

type Media = Payload<'companies', 'getMediaDetails'>
type Captions = Readonly<Record<string, string>>
type PhotoList = ReturnType<typeof useMediaList<'photos'>>

/** Unsaved captions override the stored ones. */
function useCaptions({ keep }: PhotoList) {
  const [captions, setCaptions] = useDraftState<Captions>(
    'companies/captions',
    {},
    (draft) => Object.keys(draft).length === 0,
  )
  const withCaption = (photo: Photo): Photo => ({
    ...photo,
    caption: captions[photo.key] ?? photo.caption,
  })
  return {
    isTyped: Object.keys(captions).length > 0,
    withCaption,
    type: (key: string, caption: string) => setCaptions({ ...captions, [key]: caption }),
    save: () =>
      void keep((list) => list.map(withCaption)).then((saved) => saved && setCaptions({})),
  }
}

/**
 * Reorders photos.
 * @returns `moved` describes the new position of the last moved photo
 */
function usePhotoMoves({ photos, keep, isSaving }: PhotoList) {
  const [moved, setMoved] = useState('')
  const move = (key: string, by: (at: number) => number) =>
    keep((list) => {
      const at = list.findIndex((photo) => photo.key === key)
      const moved = list[at]
      return moved ? list.toSpliced(at, 1).toSpliced(Math.max(0, by(at)), 0, moved) : list
    })
  /** Keep the focus on the moved row and announce its new position. */
  const step = async (key: string, from: number, by: number) => {
    if (isSaving || !(await move(key, (at) => at + by))) return
    setMoved(t('companies.media.moved', { number: from + by + 1, of: photos.length }))
    const wanted = document.getElementById(`${by < 0 ? 'earlier' : 'later'}-${key}`)
    const other = document.getElementById(`${by < 0 ? 'later' : 'earlier'}-${key}`)
    ;(wanted?.hasAttribute('disabled') ? other : wanted)?.focus()
  }
  return { moved, move, step }
}

/**
 * Photos with captions. Sorting by button or drag and drop saves immediately; captions have a save
 * button.
 */
export function PhotosCard({ media }: { readonly media: Media }) {
  const list = useMediaList(media, 'photos')
  const captions = useCaptions(list)
  const { moved, move, step } = usePhotoMoves(list)
  const [removing, setRemoving] = useState<string | null>(null)
  const { photos } = list
  return (
    <Card title={t('companies.media.photos')} count={photos.length}>
      <Stack tight>
        {photos.length > 0 ? (
          <ol className={styles['photos']}>
            {photos.map((photo, at) => (
              <PhotoRow
                key={photo.key}
                photo={captions.withCaption(photo)}
                at={at}
                last={at === photos.length - 1}
                url={media.photos.find((stored) => stored.key === photo.key)?.url ?? ''}
                onCaption={(caption) => captions.type(photo.key, caption)}
                onMove={(by) => step(photo.key, at, by)}
                onDropped={(key) => move(key, () => at)}
                onRemove={() => setRemoving(photo.key)}
              />
            ))}
          </ol>
        ) : null}
        <p role="status" className={styles['moved']}>
          {moved}
        </p>
        {captions.isTyped ? <SaveCaptions busy={list.isSaving} onSave={captions.save} /> : null}
        <AddPhoto list={list} />
      </Stack>
      {removing ? (
        <RemovePhoto list={list} photo={removing} onClose={() => setRemoving(null)} />
      ) : null}
    </Card>
  )
}

function SaveCaptions({ busy, onSave }: { readonly busy: boolean; readonly onSave: () => void }) {
  return (
    <Group>
      <Button tone="primary" busy={busy} onClick={onSave}>
        {t('companies.media.saveCaptions')}
      </Button>
    </Group>
  )
}

function AddPhoto({ list: { photos, keep } }: { readonly list: PhotoList }) {
  if (photos.length >= maxPhotos)
    return <p>{t('companies.media.photosFull', { max: maxPhotos })}</p>
  return (
    <ImageDrop
      label={t('companies.media.addPhoto')}
      purpose="photo"
      prompt={<Rich text="companies.media.drop" />}
      rule={t('companies.media.rule')}
      onKept={({ key }) => keep((list) => [...list, { key, caption: '' }])}
    />
  )
}

interface RemovePhotoProps {
  readonly list: PhotoList
  readonly photo: string
  readonly onClose: () => void
}

const RemovePhoto = ({ list: { keep, isSaving }, photo, onClose }: RemovePhotoProps) => (
  <RemoveFileDialog
    kind="photo"
    busy={isSaving}
    remove={() => keep((list) => list.filter((other) => other.key !== photo))}
    onClose={onClose}
  />
)

interface PhotoRowProps {
  readonly photo: { readonly key: string; readonly caption: string }
  readonly url: string
  readonly at: number
  readonly last: boolean
  readonly onCaption: (caption: string) => void
  readonly onMove: (by: number) => Promise<unknown>
  /** Called when another photo is dropped here. */
  readonly onDropped: (key: string) => Promise<unknown>
  readonly onRemove: () => void
}

const photoDataType = 'text/x-photo'

function PhotoRow({ photo, url, at, last, onCaption, onMove, onDropped, onRemove }: PhotoRowProps) {
  const drop = usePhotoDrop(photo.key, onDropped)
  return (
    <li className={styles['photo']} {...drop}>
      <img
        className={styles['thumb']}
        src={url}
        alt=""
        draggable
        onDragStart={(event) => {
          event.dataTransfer.setData(photoDataType, photo.key)
          event.dataTransfer.effectAllowed = 'move'
        }}
      />
      <TextField
        label={t('companies.media.caption', { number: at + 1 })}
        maxLength={200}
        value={photo.caption}
        onChange={(event) => onCaption(event.currentTarget.value)}
      />
      <PhotoButtons id={photo.key} at={at} last={last} onMove={onMove} onRemove={onRemove} />
    </li>
  )
}

/** Drop target handlers of a row. */
function usePhotoDrop(ownKey: string, onDropped: PhotoRowProps['onDropped']) {
  const [over, setOver] = useState(false)
  return {
    'data-over': over || undefined,
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes(photoDataType)) {
        event.preventDefault()
        setOver(true)
      }
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      const key = event.dataTransfer.getData(photoDataType)
      if (key && key !== ownKey) void onDropped(key)
    },
  }
}

interface PhotoButtonsProps extends Pick<PhotoRowProps, 'at' | 'last' | 'onMove' | 'onRemove'> {
  readonly id: string
}

function PhotoButtons({ id, at, last, onMove, onRemove }: PhotoButtonsProps) {
  const number = at + 1
  return (
    <div className={styles['moves']}>
      <IconButton
        label={t('companies.media.earlier', { number })}
        id={`earlier-${id}`}
        disabled={at === 0}
        icon={<IconArrowUp size={16} />}
        onClick={() => void onMove(-1)}
      />
      <IconButton
        label={t('companies.media.later', { number })}
        id={`later-${id}`}
        disabled={last}
        icon={<IconArrowDown size={16} />}
        onClick={() => void onMove(1)}
      />
      <IconButton
        label={t('companies.media.removePhoto', { number })}
        icon={<IconTrash size={16} />}
        onClick={onRemove}
      />
    </div>
  )
}
