import { Rich } from '../../platform/i18n/rich.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { Avatar } from '@fledge/ui/person.tsx'
import { useState } from 'react'
import { client, type Payload } from '../../platform/http/client.ts'
import { invalidateEndpoints, useApiMutation } from '../../platform/query/query.ts'
import { renewSession } from '../../platform/shell/session.ts'
import { SquarePicture } from '../../platform/upload/square-picture.tsx'
import { ConfirmDialog } from '../../platform/forms/confirm-dialog.tsx'
import { t } from '../../platform/i18n/use-texts.ts'

/** Width and height in pixels, three times the largest avatar. */
const pictureSize = 288
const staleQueries = ['getOwnProfile', 'getLoginUser', 'listMembers', 'listPocs', 'getPoc']

async function uploadPicture(image: Blob): Promise<void> {
  const {
    payload: { key },
  } = await client.files.uploadFile({ file: image, body: { kind: 'image' } })
  await client.members.setOwnPicture({ body: { key } })
  await Promise.all([invalidateEndpoints(staleQueries), renewSession()])
}

/** Chooses, crops, saves or removes the user's picture. */
export function OwnPicture({ poc }: { readonly poc: Payload<'members', 'getOwnProfile'> }) {
  const [asking, setAsking] = useState(false)
  const remove = useApiMutation('members', 'removeOwnPicture', {
    onDone: () => {
      setAsking(false)
      void renewSession()
    },
  })
  return (
    <Card title={t('members.profile.picture')}>
      <Stack tight>
        <Group>
          <Avatar name={`${poc.first_name} ${poc.last_name}`} picture={poc.picture_url} size={72} />
          {poc.picture_url ? (
            <Button
              size="small"
              aria-label={t('members.profile.removePicture')}
              onClick={() => setAsking(true)}
            >
              {t('common.btn.remove')}
            </Button>
          ) : null}
        </Group>
        <NewPicture />
      </Stack>
      {asking ? (
        <ConfirmDialog
          title={t('members.profile.removeTitle')}
          text={t('members.profile.removeText')}
          act={t('members.profile.removePicture')}
          busy={remove.isPending}
          onSure={() => remove.mutate({})}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Card>
  )
}

function NewPicture() {
  return (
    <SquarePicture
      label={t('members.profile.newPicture')}
      prompt={<Rich text="members.profile.drop" />}
      rule={t('members.profile.rule')}
      side={pictureSize}
      send={uploadPicture}
      done={t('members.profile.pictureDone')}
      crop={{
        title: t('members.profile.crop'),
        text: t('members.profile.cropText'),
        keep: t('members.profile.cropKeep'),
      }}
    />
  )
}
