import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { Avatar } from '@fledge/ui/person.tsx'
import { ImageDrop } from '../../platform/upload/image-drop.tsx'
import { useApiQuery, useApiMutation } from '../../platform/query/query.ts'
import { renewSession } from '../../platform/shell/session.ts'
import { Rich } from '../../platform/i18n/rich.tsx'
import { t } from '../../platform/i18n/use-texts.ts'

/** Uploads, replaces or removes the user's profile picture. */
export function PictureCard({ name }: { readonly name: string }) {
  const pictures = useApiQuery('accounts', 'listPictures', {})
  const edit = useApiMutation('accounts', 'editPicture', { onDone: () => void renewSession() })
  const current = pictures.data?.payload.find((picture) => picture.is_current)
  return (
    <Card title={t('accounts.picture.title')}>
      <Stack tight>
        <Avatar name={name} picture={current?.url ?? null} size={96} />
        <ImageDrop
          purpose="picture"
          label={t('accounts.picture.label')}
          prompt={<Rich text="accounts.picture.drop" />}
          rule={t('accounts.picture.rule')}
          disabled={edit.isPending}
          onKept={({ file_id }) => edit.mutate({ body: { file_id } })}
        />
        {current ? (
          <div>
            <Button
              size="small"
              busy={edit.isPending}
              onClick={() => edit.mutate({ body: { file_id: null } })}
            >
              {t('accounts.picture.remove')}
            </Button>
          </div>
        ) : null}
      </Stack>
    </Card>
  )
}
