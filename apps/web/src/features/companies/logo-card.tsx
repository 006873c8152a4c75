import { uploadKinds, uploadProblem } from '@fledge/domain/files/rules.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { FileDrop } from '@fledge/ui/file-drop.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { CompanyLogo } from '@fledge/ui/person.tsx'
import { useState } from 'react'
import { CallError } from '../../platform/call-error.ts'
import { client, type Payload } from '../../platform/client.ts'
import { readPicture } from '../../platform/crop-image.ts'
import { showToast } from '../../platform/notes.ts'
import { refresh, showFailure, useCall } from '../../platform/query.ts'
import { Rich } from '../../platform/rich.tsx'
import { renewSession } from '../../platform/session.ts'
import { say, t } from '../../platform/use-texts.ts'
import { CropDialog } from './crop-dialog.tsx'
import { profileCalls } from './section-form.tsx'

interface LogoCardProps {
  readonly name: string
  readonly media: Payload<'companies', 'getMediaDetails'>
}

/** Sends the cropped logo where the server says, and makes it the company's. What was sent and not taken is thrown away again. */
async function sendLogo(image: Blob): Promise<void> {
  const { payload: { key, upload_url } } = await client.companies.presignLogo({ body: { file_name: 'logo.png', content_type: 'image/png', size: image.size } })
  const query = Object.fromEntries(new URL(upload_url, location.origin).searchParams)
  await client.files.uploadFile({ file: image, query, body: { kind: 'image', purpose: 'logo' } })
  try {
    await client.companies.setLogo({ body: { key } })
  } catch (error) {
    await client.files.deleteFile({ body: { key } }).catch(() => null)
    throw error
  }
  await refresh([...profileCalls, 'checkToken'])
  await renewSession()
}

/** The logo: choose, crop, keep; or remove. What is wrong with a file is said at the field. */
export function LogoCard({ name, media }: LogoCardProps) {
  const [url, setUrl] = useState<string | null>(null)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const remove = useCall('companies', 'removeLogo', { onDone: () => void renewSession() })
  const take = async (chosen: File) => {
    const wrong = uploadProblem('image', { name: chosen.name, bytes: chosen.size })
    const picture = wrong ? null : await readPicture(chosen).catch(() => null)
    setProblem(wrong ? say(wrong) : picture ? undefined : t('files.damaged'))
    setUrl(picture)
  }
  const keep = async (image: Blob) => {
    setBusy(true)
    try {
      await sendLogo(image)
      showToast(t('companies.media.logoSaved'))
    } catch (error) {
      if (error instanceof CallError && [400, 413, 415].includes(error.status)) setProblem(error.description)
      else showFailure(error)
    } finally {
      setUrl(null)
      setBusy(false)
    }
  }
  return (
    <Card title={t('companies.media.logo')}>
      <Stack tight>
        {media.logo_url ? <Group><CompanyLogo name={name} logo={media.logo_url} size={72} /><Button busy={remove.isPending} aria-label={t('companies.media.removeLogo')} onClick={() => remove.mutate({})}>{t('common.btn.remove')}</Button></Group> : null}
        <FileDrop label={t('companies.media.addLogo')} accept={uploadKinds.image.extensions.map((one) => `.${one}`).join(',')} says={<Rich text={t('companies.media.drop')} />} rule={t('companies.media.rule')} error={problem} disabled={busy} progress={busy ? 0.5 : null} onFile={(file) => void take(file)} />
      </Stack>
      {url ? <CropDialog url={url} busy={busy} onClose={() => setUrl(null)} onKeep={(image) => void keep(image)} /> : null}
    </Card>
  )
}
