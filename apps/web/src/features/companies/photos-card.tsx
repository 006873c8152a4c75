import { photoLimit } from '@fledge/domain/companies/rules.ts'
import { Button, IconButton } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { useState, type DragEvent } from 'react'
import type { Payload } from '../../platform/client.ts'
import { ImageDrop } from '../../platform/image-drop.tsx'
import { useKeptState } from '../../platform/kept.ts'
import { Rich } from '../../platform/rich.tsx'
import { t } from '../../platform/use-texts.ts'
import styles from './media-editor.module.css'
import { useMediaList } from './media-list.ts'
import { RemoveFile } from './remove-file.tsx'

type Media = Payload<'companies', 'getMediaDetails'>
type Captions = Readonly<Record<string, string>>

/** Photos in order with captions: moved by buttons or by dragging, kept at once; captions with their button. */
export function PhotosCard({ media }: { readonly media: Media }) {
  const { photos, keep, isSaving } = useMediaList(media, 'photos')
  const [captions, setCaptions] = useKeptState<Captions>(
    'companies/captions',
    {},
    (said) => Object.keys(said).length === 0,
  )
  const said = (list: typeof photos) =>
    list.map((photo) => ({ ...photo, caption: captions[photo.key] ?? photo.caption }))
  const move = (key: string, by: (at: number) => number) =>
    keep((list) => {
      const at = list.findIndex((one) => one.key === key)
      const moved = list[at]
      return moved ? list.toSpliced(at, 1).toSpliced(Math.max(0, by(at)), 0, moved) : list
    })
  const [moved, setMoved] = useState('')
  /** The row stands elsewhere now: the focus stays with it, and its new place is said. */
  const step = async (key: string, from: number, by: number) => {
    if (isSaving || !(await move(key, (at) => at + by))) return
    setMoved(t('companies.media.moved', { number: from + by + 1, of: photos.length }))
    const wanted = document.getElementById(`${by < 0 ? 'earlier' : 'later'}-${key}`)
    const other = document.getElementById(`${by < 0 ? 'later' : 'earlier'}-${key}`)
    ;(wanted?.hasAttribute('disabled') ? other : wanted)?.focus()
  }
  const [asked, setAsked] = useState<string | null>(null)
  const open = Object.keys(captions).length > 0
  return (
    <Card title={t('companies.media.photos')} count={photos.length}>
      <Stack tight>
        {photos.length > 0 ? (
          <ol className={styles['photos']}>
            {photos.map((photo, at) => (
              <PhotoRow
                key={photo.key}
                photo={{ ...photo, caption: captions[photo.key] ?? photo.caption }}
                at={at}
                last={at === photos.length - 1}
                url={media.photos.find((one) => one.key === photo.key)?.url ?? ''}
                onCaption={(caption) => setCaptions({ ...captions, [photo.key]: caption })}
                onMove={(by) => step(photo.key, at, by)}
                onDropped={(key) => move(key, () => at)}
                onRemove={() => setAsked(photo.key)}
              />
            ))}
          </ol>
        ) : null}
        <p role="status" className={styles['moved']}>
          {moved}
        </p>
        {open ? (
          <Group>
            <Button
              tone="primary"
              busy={isSaving}
              onClick={() => void keep(said).then((saved) => saved && setCaptions({}))}
            >
              {t('companies.media.saveCaptions')}
            </Button>
          </Group>
        ) : null}
        {photos.length < photoLimit ? (
          <ImageDrop
            label={t('companies.media.addPhoto')}
            purpose="photo"
            says={<Rich text={t('companies.media.drop')} />}
            rule={t('companies.media.rule')}
            onKept={({ key }) => keep((list) => [...list, { key, caption: '' }])}
          />
        ) : (
          <p>{t('companies.media.photosFull', { most: photoLimit })}</p>
        )}
      </Stack>
      {asked ? (
        <RemoveFile
          what="photo"
          busy={isSaving}
          remove={() => keep((list) => list.filter((one) => one.key !== asked))}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </Card>
  )
}

interface PhotoRowProps {
  readonly photo: { readonly key: string; readonly caption: string }
  readonly url: string
  readonly at: number
  readonly last: boolean
  readonly onCaption: (caption: string) => void
  readonly onMove: (by: number) => Promise<unknown>
  /** Another photo was let go here. */
  readonly onDropped: (key: string) => Promise<unknown>
  readonly onRemove: () => void
}

const dragged = 'text/x-photo'

function PhotoRow({ photo, url, at, last, onCaption, onMove, onDropped, onRemove }: PhotoRowProps) {
  const [over, setOver] = useState(false)
  const number = at + 1
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const key = event.dataTransfer.getData(dragged)
    if (key && key !== photo.key) void onDropped(key)
  }
  return (
    <li
      className={styles['photo']}
      data-over={over || undefined}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes(dragged)) {
          event.preventDefault()
          setOver(true)
        }
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <img
        className={styles['thumb']}
        src={url}
        alt=""
        draggable
        onDragStart={(event) => {
          event.dataTransfer.setData(dragged, photo.key)
          event.dataTransfer.effectAllowed = 'move'
        }}
      />
      <TextField
        label={t('companies.media.caption', { number })}
        maxLength={200}
        value={photo.caption}
        onChange={(event) => onCaption(event.currentTarget.value)}
      />
      <div className={styles['moves']}>
        <IconButton
          label={t('companies.media.earlier', { number })}
          id={`earlier-${photo.key}`}
          disabled={at === 0}
          icon={<IconArrowUp size={16} />}
          onClick={() => void onMove(-1)}
        />
        <IconButton
          label={t('companies.media.later', { number })}
          id={`later-${photo.key}`}
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
    </li>
  )
}
