import { ApiError, isConflict } from '../../platform/http/api-error.ts'
import { client, type Payload } from '../../platform/http/client.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { invalidateEndpoints, showFailure } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { staleProfileQueries } from './profile-queries.ts'
import { useRef, useState } from 'react'

type Media = Payload<'companies', 'getMediaDetails'>
export interface Photo {
  readonly key: string
  readonly caption: string
}
export interface Video {
  /** Storage key of an upload; links have none. */
  readonly key?: string
  readonly link?: string
  readonly caption: string
}
interface Lists {
  readonly photos: readonly Photo[]
  readonly videos: readonly Video[]
}
type Kind = keyof Lists

const toMediaLists = (media: Media): Lists => ({
  photos: media.photos.map(({ key, caption }) => ({ key, caption })),
  videos: media.videos.map((video) =>
    video.key === null
      ? { link: video.url, caption: video.caption }
      : { key: video.key, caption: video.caption },
  ),
})

const send: { readonly [K in Kind]: (list: Lists[K], version: number) => Promise<unknown> } = {
  photos: (list, version) =>
    client.companies.saveImages({
      body: { images: [...list], base: { version } },
    }),
  videos: (list, version) =>
    client.companies.saveVideos({
      body: { videos: list.map((video) => ({ ...video })), base: { version } },
    }),
}

/** Sends a changed list. On a conflict, applies the change to the current list and retries once. */
async function saveMediaList<K extends Kind>(
  media: Media,
  kind: K,
  make: (list: Lists[K]) => Lists[K],
): Promise<'saved' | 'merged'> {
  try {
    await send[kind](make(toMediaLists(media)[kind]), media.versions[kind])
    return 'saved'
  } catch (error) {
    if (!isConflict(error)) throw error
    const { payload } = await client.companies.getMediaDetails()
    await send[kind](make(toMediaLists(payload)[kind]), payload.versions[kind])
    return 'merged'
  }
}

/**
 * Photos or videos, with a function to change them: `keep((list) => …)`.
 * @param onField called with the server's error for an entry
 * @returns the lists, whether a save is in progress, and `keep`, which returns whether the change
 * was saved
 */
export function useMediaList<K extends Kind>(
  media: Media,
  kind: K,
  onField?: (message: string) => void,
) {
  const [isSaving, setSaving] = useState(false)
  const latest = useRef(media)
  latest.current = media
  const keep = async (make: (list: Lists[K]) => Lists[K]): Promise<boolean> => {
    setSaving(true)
    try {
      if ((await saveMediaList(latest.current, kind, make)) === 'merged')
        showToast(t('companies.media.merged'))
      await invalidateEndpoints(staleProfileQueries)
      return true
    } catch (error) {
      const message = error instanceof ApiError ? Object.values(error.fields)[0] : undefined
      if (message && onField) onField(message)
      else showFailure(error)
      return false
    } finally {
      setSaving(false)
    }
  }
  return { ...toMediaLists(media), keep, isSaving }
}
