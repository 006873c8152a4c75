import { address, pages } from '@fledge/contract/pages.ts'
import { Meter } from '@fledge/ui/charts.tsx'
import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { useEffect } from 'react'
import { client } from '../../platform/client.ts'
import { useGo } from '../../platform/link.tsx'
import { renewSession } from '../../platform/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/use-texts.ts'

/** Fetches what the dashboard begins with, then goes there. */
export default function InternSettingDashboardScreen() {
  useTitle(t('applications.preparing.title'))
  const go = useGo()
  useEffect(() => {
    const prepare = async () => {
      await Promise.allSettled([renewSession(), client.applications.internBasicDetails(), client.applications.sectionInfo()])
      await go(address(pages.intern.dashboard), { replace: true })
    }
    void prepare()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page opens
  }, [])
  return (
    <Stack narrow>
      <PageHeader title={t('applications.preparing.title')} text={t('applications.preparing.text')} />
      <Meter share={0.6} label={t('applications.preparing.title')} />
    </Stack>
  )
}
