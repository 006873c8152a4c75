import { Button } from '@fledge/ui/button.tsx'
import { IconCopy } from '@fledge/ui/icons/copy.tsx'
import { IconDownload } from '@fledge/ui/icons/download.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { showToast } from '../../platform/shell/toasts.ts'
import { useUser } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './second-factor.module.css'

/** Saves a text as a file of the browser. */
function downloadText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** The recovery codes, shown once, to be copied or downloaded. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const { email } = useUser()
  const lines = codes.join('\n')
  const copy = async () => {
    await navigator.clipboard.writeText(lines)
    showToast(t('secondFactor.codes.copied'))
  }
  const download = () =>
    downloadText('fledge-recovery-codes.txt', t('secondFactor.codes.file', { email, codes: lines }))
  return (
    <Stack tight>
      <p>{t('secondFactor.codes.text')}</p>
      <ul className={styles['codes']} aria-label={t('secondFactor.codes.list')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group>
        <Button size="small" icon={<IconCopy size={16} aria-hidden />} onClick={() => void copy()}>
          {t('secondFactor.codes.copy')}
        </Button>
        <Button size="small" icon={<IconDownload size={16} aria-hidden />} onClick={download}>
          {t('secondFactor.codes.download')}
        </Button>
      </Group>
    </Stack>
  )
}
