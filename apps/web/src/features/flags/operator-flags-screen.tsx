import { describeFlagState, flagColumns, getFlagMode } from '@fledge/contract/flags/flag-columns.ts'
import type { FlagView } from '@fledge/contract/flags/schema.ts'
import { flagNames } from '@fledge/domain/flags/types.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { buildEndpointUrl } from '../../platform/http/client.ts'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { CellContent } from '../../platform/list/cell-content.tsx'
import { TableList } from '../../platform/list/table-list.tsx'
import { countRows } from '../../platform/query/query-result.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { ChangeFlagDialog } from './change-flag-dialog.tsx'

const tones = { on: 'teal', some: 'violet', off: 'slate' } as const

/** For whom features are on, which managers change. */
export default function OperatorFlagsScreen() {
  useTitle(t('flagsScreen.title'))
  const flags = useApiQuery('flags', 'listFlags', {}, { staleTime: 0 })
  const [openName, setOpenName] = useState<FlagView['name'] | null>(null)
  const open = flags.data?.payload.find(({ name }) => name === openName)
  return (
    <Stack>
      <PageHeader title={t('flagsScreen.title')} text={t('flagsScreen.text')} />
      <TableList
        list="flags"
        title={t('flagsScreen.title')}
        of={countRows(flags)}
        perPage={flagNames.length}
        empty={null}
        columns={flagColumns}
        cells={flagCells}
        rowKey={(flag) => flag.name}
        actions={(flag) => <ChangeButton flag={flag} onChange={() => setOpenName(flag.name)} />}
        exportUrl={(columns) => buildEndpointUrl('flags', 'exportFlags', { query: { columns } })}
      />
      {open ? <ChangeFlagDialog flag={open} onClose={() => setOpenName(null)} /> : null}
    </Stack>
  )
}

const flagCells = {
  on: (flag: FlagView) => (
    <Badge tone={tones[getFlagMode(flag)]}>
      <CellContent value={describeFlagState(flag)} />
    </Badge>
  ),
  provider: ({ is_available: isAvailable }: FlagView) =>
    isAvailable ? null : <Badge tone="amber">{translateKey('flags.unavailable')}</Badge>,
}

interface ChangeButtonProps {
  readonly flag: FlagView
  readonly onChange: () => void
}

function ChangeButton({ flag, onChange }: ChangeButtonProps) {
  const name = t(`flags.name.${flag.name}`)
  return (
    <Button size="small" aria-label={t('flagsScreen.changeNamed', { name })} onClick={onChange}>
      {t('flagsScreen.change')}
    </Button>
  )
}
