import { Stack } from '@fledge/ui/page.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { LogoCard } from './logo-card.tsx'
import { PhotosCard } from './photos-card.tsx'
import { VideosCard } from './videos-card.tsx'

interface MediaEditorProps {
  readonly name: string
  readonly media: Payload<'companies', 'getMediaDetails'>
}

/** Logo, sortable photos with captions, and videos. */
export function MediaEditor({ name, media }: MediaEditorProps) {
  return (
    <Stack>
      <LogoCard name={name} media={media} />
      <PhotosCard media={media} />
      <VideosCard media={media} />
    </Stack>
  )
}
