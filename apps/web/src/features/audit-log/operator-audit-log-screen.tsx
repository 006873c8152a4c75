import { auditEventColumns } from '@fledge/contract/audit-log/event-columns.ts'
import { eventSubjects } from '@fledge/domain/audit-log/types.ts'
import { Button } from '@fledge/ui/button.tsx'
import { DateField } from '@fledge/ui/fields.tsx'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import { buildEndpointUrl } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { TableList } from '../../platform/list/table-list.tsx'
import { FilterSelect } from '../../platform/list/filter-select.tsx'
import { oneOf, type ParamParser } from '../../platform/list/list-address.ts'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { auditEventCells } from './audit-event-cells.tsx'
import { CheckCopyDialog } from './check-copy-dialog.tsx'

const matching =
  (pattern: RegExp): ParamParser<string> =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : undefined
const idText = matching(/^[0-9a-f-]{36}$/)
const dayText = matching(/^(19|20)\d\d-\d\d-\d\d$/)
const filters = {
  kind: oneOf(eventSubjects),
  actor: idText,
  company: idText,
  intern: idText,
  subject: idText,
  since: dayText,
  until: dayText,
}
type LogParams = ReturnType<typeof useListParams<typeof filters>>

/** All events, for managers, with signed copies. */
export default function OperatorAuditLogScreen() {
  useTitle(t('auditLogScreen.title'))
  return <AuditLog />
}

const toQuery = ({
  kind,
  actor,
  company,
  intern,
  subject,
  since,
  until,
}: LogParams['filters']) => ({
  ...(kind && { machine: kind }),
  ...(actor && { actor_id: actor }),
  ...(company && { company_id: company }),
  ...(intern && { intern_id: intern }),
  ...(subject && { subject_id: subject }),
  ...(since && { since }),
  ...(until && { until }),
})

function AuditLog() {
  const params = useListParams(filters)
  const query = toQuery(params.filters)
  const events = useApiQuery(
    'auditLog',
    'listAuditEvents',
    { query: { ...params.keyset, ...query } },
    { keep: true, staleTime: 0 },
  )
  return (
    <Stack>
      <PageHeader
        title={t('auditLogScreen.title')}
        text={t('auditLogScreen.text')}
        actions={<CheckButton />}
      />
      <TableList
        list="log"
        title={t('auditLogScreen.title')}
        of={events}
        params={params}
        tools={<LogTools params={params} />}
        empty={<EmptyState title={t('auditLogScreen.none')} text={t('auditLogScreen.noneText')} />}
        noMatch={{ title: t('auditLogScreen.noMatch') }}
        columns={auditEventColumns}
        rowKey={({ id }) => id}
        cells={auditEventCells}
        exportUrl={(columns) =>
          buildEndpointUrl('auditLog', 'exportAuditLog', { query: { ...query, columns } })
        }
      />
    </Stack>
  )
}

function CheckButton() {
  const [isChecking, setIsChecking] = useState(false)
  return (
    <>
      <Button onClick={() => setIsChecking(true)}>{t('auditLogScreen.check.open')}</Button>
      {isChecking ? <CheckCopyDialog onClose={() => setIsChecking(false)} /> : null}
    </>
  )
}

const idFilters = ['actor', 'company', 'intern', 'subject'] as const

function LogTools({ params }: { readonly params: LogParams }) {
  const { kind, since, until } = params.filters
  return (
    <Group>
      <FilterSelect
        label={t('auditLogScreen.kind')}
        all={t('auditLogScreen.anyKind')}
        value={kind}
        options={eventSubjects.map((value) => ({
          value,
          label: t(`auditLogScreen.subject.${value}`),
        }))}
        onChange={(next) => params.set({ kind: next })}
      />
      <DateField
        label={t('auditLogScreen.since')}
        value={since ?? ''}
        max={until}
        onChange={(event) => params.set({ since: event.currentTarget.value })}
      />
      <DateField
        label={t('auditLogScreen.until')}
        value={until ?? ''}
        min={since}
        onChange={(event) => params.set({ until: event.currentTarget.value })}
      />
      {idFilters
        .filter((name) => params.filters[name])
        .map((name) => (
          <Button key={name} size="small" onClick={() => params.set({ [name]: undefined })}>
            {t('auditLogScreen.remove', { name: t(`auditLogScreen.only.${name}`) })}
          </Button>
        ))}
    </Group>
  )
}
