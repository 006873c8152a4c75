import { templateColumns } from '@fledge/contract/messages/template-columns.ts'
import type { TemplateView } from '@fledge/contract/messages/template-schema.ts'
import { templateBadges, templateStates } from '@fledge/domain/messages/types.ts'
import { hasOperatorAccess } from '@fledge/domain/sessions/operator-access.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import { buildEndpointUrl } from '../../platform/http/client.ts'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { FilterSelect } from '../../platform/list/filter-select.tsx'
import { oneOf, searchText } from '../../platform/list/list-address.ts'
import { SearchField } from '../../platform/list/search-field.tsx'
import { TableList } from '../../platform/list/table-list.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { useOperatorRole } from '../../shared/permitted-link.tsx'
import { TemplateDialog } from './template-dialog.tsx'
import { TemplateRowButtons } from './template-row-buttons.tsx'

const filters = { search: searchText, state: oneOf(templateStates) }

/** Texts that the programme team writes often, with their versions; managers change them. */
export default function OperatorTemplatesScreen() {
  useTitle(t('templatesScreen.title'))
  const params = useListParams(filters)
  const query = { ...params.keyset, ...params.filters }
  const templates = useApiQuery(
    'messages',
    'listTemplates',
    { query },
    { keep: true, staleTime: 0 },
  )
  return (
    <Stack>
      <PageHeader
        title={t('templatesScreen.title')}
        text={t('templatesScreen.text')}
        actions={<AddButton />}
      />
      <TableList
        list="templates"
        title={t('templatesScreen.title')}
        of={templates}
        params={params}
        tools={<TemplateTools params={params} />}
        empty={
          <EmptyState title={t('templatesScreen.none')} text={t('templatesScreen.noneText')} />
        }
        noMatch={{ title: t('templatesScreen.noMatch') }}
        columns={templateColumns}
        rowKey={({ template_id: id }) => id}
        cells={templateCells}
        actions={(template) => <TemplateRowButtons template={template} />}
        exportUrl={(columns) =>
          buildEndpointUrl('messages', 'exportTemplates', {
            query: { ...params.filters, columns },
          })
        }
      />
    </Stack>
  )
}

function AddButton() {
  const [isAdding, setAdding] = useState(false)
  const isManager = hasOperatorAccess(useOperatorRole(), 'operator:manager')
  return (
    <>
      <Button
        disabledReason={isManager ? null : translateKey('refused.managerOnly')}
        onClick={() => setAdding(true)}
      >
        {t('templatesScreen.add')}
      </Button>
      {isAdding ? <TemplateDialog template={null} onClose={() => setAdding(false)} /> : null}
    </>
  )
}

interface TemplateToolsProps {
  readonly params: ReturnType<typeof useListParams<typeof filters>>
}

function TemplateTools({ params }: TemplateToolsProps) {
  return (
    <Group>
      <SearchField
        label={t('templatesScreen.search')}
        value={params.filters.search}
        onSearch={(search) => params.set({ search })}
      />
      <FilterSelect
        label={t('templatesScreen.state')}
        all={t('templatesScreen.anyState')}
        value={params.filters.state}
        options={templateStates.map((value) => ({
          value,
          label: translateKey(templateBadges[value].text),
        }))}
        onChange={(state) => params.set({ state })}
      />
    </Group>
  )
}

const templateCells = {
  status: ({ state }: TemplateView) => (
    <Badge tone={templateBadges[state].tone}>{translateKey(templateBadges[state].text)}</Badge>
  ),
}
