import { Rich } from '../../platform/i18n/rich.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { CompanyLogo } from '@fledge/ui/person.tsx'
import { client, type Payload } from '../../platform/http/client.ts'
import { invalidateEndpoints, useApiMutation } from '../../platform/query/query.ts'
import { renewSession } from '../../platform/shell/session.ts'
import { SquarePicture } from '../../platform/upload/square-picture.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { staleProfileQueries } from './profile-queries.ts'

/** Width and height of a logo in pixels. */
const logoSize = 512

interface LogoCardProps {
  readonly name: string
  readonly media: Payload<'companies', 'getMediaDetails'>
}

/** Uploads the cropped logo and assigns it to the company. Deletes the upload if that fails. */
async function uploadLogo(image: Blob): Promise<void> {
  const {
    payload: { key, upload_url },
  } = await client.companies.presignLogo({
    body: { file_name: 'logo.png', content_type: 'image/png', size: image.size },
  })
  const query = Object.fromEntries(new URL(upload_url, location.origin).searchParams)
  await client.files.uploadFile({ file: image, query, body: { kind: 'image', purpose: 'logo' } })
  try {
    await client.companies.setLogo({ body: { key } })
  } catch (error) {
    await client.files.deleteFile({ body: { key } }).catch(() => null)
    throw error
  }
  await invalidateEndpoints([...staleProfileQueries, 'checkToken'])
  await renewSession()
}

/** Chooses, crops, saves or removes the logo. */
export function LogoCard({ name, media }: LogoCardProps) {
  const remove = useApiMutation('companies', 'removeLogo', { onDone: () => void renewSession() })
  return (
    <Card title={t('companies.media.logo')}>
      <Stack tight>
        {media.logo_url ? (
          <Group>
            <CompanyLogo name={name} logo={media.logo_url} size={72} />
            <Button
              busy={remove.isPending}
              aria-label={t('companies.media.removeLogo')}
              onClick={() => remove.mutate({})}
            >
              {t('common.btn.remove')}
            </Button>
          </Group>
        ) : null}
        <SquarePicture
          label={t('companies.media.addLogo')}
          prompt={<Rich text="companies.media.drop" />}
          rule={t('companies.media.rule')}
          side={logoSize}
          send={uploadLogo}
          done={t('companies.media.logoSaved')}
          crop={{
            title: t('companies.crop.title'),
            text: t('companies.crop.text'),
            keep: t('companies.crop.keep'),
          }}
        />
      </Stack>
    </Card>
  )
}
