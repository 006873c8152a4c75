import { uploadKinds, uploadProblem } from '@fledge/domain/files/rules.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { FileDrop } from '@fledge/ui/file-drop.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { Avatar } from '@fledge/ui/person.tsx'
import { SkeletonLines } from '@fledge/ui/states.tsx'
import { lazy, Suspense, useRef, useState } from 'react'
import { CallError } from '../../platform/call-error.ts'
import { client, type Payload } from '../../platform/client.ts'
import type { CropAreaProps } from '../../platform/crop-area.tsx'
import { cropped } from '../../platform/crop-image.ts'
import { showToast } from '../../platform/notes.ts'
import { refresh, showFailure, useCall } from '../../platform/query.ts'
import { Rich } from '../../platform/rich.tsx'
import { renewSession } from '../../platform/session.ts'
import { say, t } from '../../platform/use-texts.ts'

// With its library: only where a picture is cropped.
const CropArea = lazy(() => import('../../platform/crop-area.tsx').then((parts) => ({ default: parts.CropArea })))
/** Pixels of the picture's side: three times the largest face on a screen. */
const side = 288
const shown = ['getOwnProfile', 'getLoginUser', 'listMembers', 'listPocs', 'getPoc']

async function sendPicture(image: Blob): Promise<void> {
  const { payload: { key } } = await client.files.uploadFile({ file: image, body: { kind: 'image' } })
  await client.members.setOwnPicture({ body: { key } })
  await Promise.all([refresh(shown), renewSession()])
}

/** The own picture: choose, crop, keep; or remove. What is wrong with a file is said at the field. */
export function OwnPicture({ poc }: { readonly poc: Payload<'members', 'getOwnProfile'> }) {
  const [url, setUrl] = useState<string | null>(null)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const remove = useCall('members', 'removeOwnPicture', { onDone: () => void renewSession() })
  const take = (file: File) => {
    const wrong = uploadProblem('image', { name: file.name, bytes: file.size })
    setProblem(wrong ? say(wrong) : undefined)
    setUrl(wrong ? null : URL.createObjectURL(file))
  }
  const close = () => {
    if (url) URL.revokeObjectURL(url)
    setUrl(null)
  }
  const keep = async (image: Blob | null) => {
    setBusy(true)
    try {
      if (!image) return setProblem(t('files.damaged'))
      await sendPicture(image)
      showToast(t('members.profile.pictureDone'))
    } catch (error) {
      if (error instanceof CallError && [400, 413, 415].includes(error.status)) setProblem(error.description)
      else showFailure(error)
    } finally {
      close()
      setBusy(false)
    }
  }
  return (
    <Card title={t('members.profile.picture')}>
      <Stack tight>
        <Group><Avatar name={`${poc.first_name} ${poc.last_name}`} picture={poc.picture_url} size={72} />{poc.picture_url ? <Button size="small" busy={remove.isPending} aria-label={t('members.profile.removePicture')} onClick={() => remove.mutate({})}>{t('common.btn.remove')}</Button> : null}</Group>
        <FileDrop label={t('members.profile.newPicture')} accept={uploadKinds.image.extensions.map((one) => `.${one}`).join(',')} says={<Rich text={t('members.profile.drop')} />} rule={t('members.profile.rule')} error={problem} disabled={busy} progress={busy ? 0.5 : null} onFile={take} />
      </Stack>
      {url ? <CropPicture url={url} busy={busy} onClose={close} onKeep={(image) => void keep(image)} /> : null}
    </Card>
  )
}

interface CropPictureProps {
  readonly url: string
  readonly busy: boolean
  readonly onClose: () => void
  /** The cropped picture; null where the file is none. */
  readonly onKeep: (image: Blob | null) => void
}

function CropPicture({ url, busy, onClose, onKeep }: CropPictureProps) {
  const area = useRef<Parameters<CropAreaProps['onArea']>[0]>(null)
  const keep = async () => onKeep(area.current ? await cropped(url, area.current, side).catch(() => null) : null)
  return (
    <Dialog opened onClose={onClose} title={t('members.profile.crop')} closeLabel={t('common.btn.close')} width={520}
      actions={<><Button onClick={onClose}>{t('common.btn.cancel')}</Button><Button tone="primary" busy={busy} onClick={() => void keep()}>{t('members.profile.cropKeep')}</Button></>}>
      <Stack tight>
        <p>{t('members.profile.cropText')}</p>
        <Suspense fallback={<SkeletonLines lines={6} label={t('members.profile.crop')} />}><CropArea image={url} onArea={(next) => { area.current = next }} /></Suspense>
      </Stack>
    </Dialog>
  )
}
