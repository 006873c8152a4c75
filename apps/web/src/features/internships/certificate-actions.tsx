import type { CertificateView } from '@fledge/contract/certificates/schema.ts'
import { certificateCan } from '@fledge/domain/certificates/can.ts'
import { Button, ExternalButtonLink as OutLink } from '@fledge/ui/button.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { IconAward } from '@fledge/ui/icons/award.tsx'
import { IconDownload } from '@fledge/ui/icons/download.tsx'
import { IconLink } from '@fledge/ui/icons/link.tsx'
import { IconPrinter } from '@fledge/ui/icons/printer.tsx'
import { buildEndpointUrl } from '../../platform/http/client.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { getCertificateUrl } from './get-certificate-url.ts'

/** Download, print, badge and link. Revoked certificates can't be downloaded. */
export function CertificateActions({ certificate }: { readonly certificate: CertificateView }) {
  const { uuid, has_file: hasFile, revoked_at: revokedAt } = certificate
  const copy = async () => {
    await navigator.clipboard.writeText(getCertificateUrl(uuid))
    showToast(t('certificateScreen.copied'))
  }
  return (
    <Stack tight>
      {hasFile ? <FileLink uuid={uuid} /> : null}
      {revokedAt ? null : (
        <Button
          tone={hasFile ? 'plain' : 'primary'}
          wide
          icon={<IconPrinter size={18} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('certificateScreen.print')}
        </Button>
      )}
      {certificateCan.getBadge({ isRevoked: revokedAt !== null }).allowed ? (
        <BadgeLink uuid={uuid} />
      ) : null}
      <Button wide icon={<IconLink size={18} aria-hidden />} onClick={() => void copy()}>
        {t('certificateScreen.copy')}
      </Button>
    </Stack>
  )
}

function FileLink({ uuid }: { readonly uuid: string }) {
  return (
    <OutLink
      tone="primary"
      size="large"
      wide
      icon={<IconDownload size={18} aria-hidden />}
      href={buildEndpointUrl('certificates', 'getCertificateFile', { params: { uuid } })}
      download
    >
      {t('certificateScreen.file')}
    </OutLink>
  )
}

function BadgeLink({ uuid }: { readonly uuid: string }) {
  return (
    <OutLink
      wide
      icon={<IconAward size={18} aria-hidden />}
      href={buildEndpointUrl('certificates', 'getBadge', { params: { uuid } })}
      download
    >
      {t('certificateScreen.badge')}
    </OutLink>
  )
}
