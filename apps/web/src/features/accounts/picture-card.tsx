import { uploadKinds, uploadProblem } from '@fledge/domain/files/rules.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { FileDrop } from '@fledge/ui/file-drop.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { Avatar } from '@fledge/ui/person.tsx'
import { useState } from 'react'
import { client } from '../../platform/client.ts'
import { showFailure, useAnswer, useCall } from '../../platform/query.ts'
import { renewSession } from '../../platform/session.ts'
import { Rich } from '../../platform/rich.tsx'
import { say, t } from '../../platform/use-texts.ts'

const accept = uploadKinds.image.extensions.map((one) => `.${one}`).join(',')

/** The own picture: upload another, or none. */
export function PictureCard({ name }: { readonly name: string }) {
  const [problem, setProblem] = useState<string>()
  const pictures = useAnswer('accounts', 'listPictures', {})
  const edit = useCall('accounts', 'editPicture', { onDone: () => void renewSession() })
  const current = pictures.data?.payload.find((one) => one.is_current)
  const take = async (file: File) => {
    const wrong = uploadProblem('image', { name: file.name, bytes: file.size })
    setProblem(wrong ? say(wrong) : undefined)
    if (wrong) return
    try {
      const { payload } = await client.files.uploadFile({ file, body: { kind: 'image', purpose: 'picture' } })
      edit.mutate({ body: { file_id: payload.file_id } })
    } catch (error) {
      showFailure(error)
    }
  }
  return (
    <Card title={t('accounts.picture.title')}>
      <Stack tight>
        <Avatar name={name} picture={current?.url ?? null} size={96} />
        <FileDrop label={t('accounts.picture.label')} accept={accept} says={<Rich text={t('accounts.picture.drop')} />} rule={t('accounts.picture.rule')} error={problem} disabled={edit.isPending} onFile={(file) => void take(file)} />
        {current ? <div><Button size="small" busy={edit.isPending} onClick={() => edit.mutate({ body: { file_id: null } })}>{t('accounts.picture.remove')}</Button></div> : null}
      </Stack>
    </Card>
  )
}
