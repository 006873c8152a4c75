import { buildPath, paths } from '@fledge/contract/paths.ts'
import { type RecordList, recordLists } from '@fledge/domain/lists/types.ts'
import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { Tabs } from '@fledge/ui/tabs.tsx'
import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/use-texts.ts'
import { useNavigateTo } from '../../platform/router/link.tsx'
import { usePathParam } from '../../platform/router/url-state.ts'
import { useTitle } from '../../platform/shell/title.ts'
import {
  CandidatureRecords,
  InternshipRecords,
  InterviewRecords,
  NoShowRecords,
} from './hiring-record-lists.tsx'
import { PermittedButtonLink } from '../../shared/permitted-link.tsx'
import { SeatAlertRecords } from './seat-alert-records.tsx'
import { ApplicationRecords, CompanyRecords, OfferRecords, PlanRecords } from './record-lists.tsx'

const lists: Readonly<Record<RecordList, () => ReactNode>> = {
  companies: CompanyRecords,
  applications: ApplicationRecords,
  plans: PlanRecords,
  candidatures: CandidatureRecords,
  interviews: InterviewRecords,
  offers: OfferRecords,
  internships: InternshipRecords,
  'no-shows': NoShowRecords,
  'seat-alerts': SeatAlertRecords,
}

/** Everything of one kind as a list: companies, plans, interviews, … */
export default function OperatorRecordsScreen() {
  useTitle(t('recordsScreen.title'))
  const go = useNavigateTo()
  const param = usePathParam('list')
  const shown = recordLists.find((list) => list === param) ?? 'companies'
  const Records = lists[shown]
  return (
    <Stack>
      <PageHeader
        title={t('recordsScreen.title')}
        text={t('recordsScreen.text')}
        actions={
          shown === 'companies' ? (
            <>
              <PermittedButtonLink to={paths.operator.companyInvitations}>
                {t('recordsScreen.companyInvitations')}
              </PermittedButtonLink>
              <PermittedButtonLink to={paths.operator.importCompanies}>
                {t('recordsScreen.importCompanies')}
              </PermittedButtonLink>
            </>
          ) : null
        }
      />
      <Tabs
        label={t('recordsScreen.lists')}
        items={recordLists.map((id) => ({ id, label: t(`recordsScreen.${id}`) }))}
        value={shown}
        onChange={(list) => void go(buildPath(paths.operator.records, { list }))}
      >
        <Stack>
          <Records key={shown} />
        </Stack>
      </Tabs>
    </Stack>
  )
}
