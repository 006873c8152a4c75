import { cannedCommentColumns } from '@fledge/contract/reviews/canned-comment-columns.ts'
import {
  addCannedCommentBody,
  type CannedCommentView,
} from '@fledge/contract/reviews/canned-comment-schema.ts'
import { cannedCommentBadges, cannedCommentStates } from '@fledge/domain/reviews/types.ts'
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
import { CannedCommentDialog } from './canned-comment-dialog.tsx'
import { CannedCommentRowButtons } from './canned-comment-row-buttons.tsx'

const sections = addCannedCommentBody.shape.section.options
const filters = {
  search: searchText,
  section: oneOf(sections),
  state: oneOf(cannedCommentStates),
}

/** Comments on sections that reviewers share, those used most first. */
export default function OperatorCannedCommentsScreen() {
  useTitle(t('cannedScreen.title'))
  const params = useListParams(filters)
  const query = { ...params.keyset, ...params.filters }
  const comments = useApiQuery(
    'reviews',
    'listCannedComments',
    { query },
    { keep: true, staleTime: 0 },
  )
  return (
    <Stack>
      <PageHeader
        title={t('cannedScreen.title')}
        text={t('cannedScreen.text')}
        actions={<AddButton />}
      />
      <TableList
        list="cannedComments"
        title={t('cannedScreen.title')}
        of={comments}
        params={params}
        tools={<CannedCommentTools params={params} />}
        empty={<EmptyState title={t('cannedScreen.none')} text={t('cannedScreen.noneText')} />}
        noMatch={{ title: t('cannedScreen.noMatch') }}
        columns={cannedCommentColumns}
        rowKey={({ canned_id: id }) => id}
        cells={cannedCommentCells}
        actions={(comment) => <CannedCommentRowButtons comment={comment} />}
        exportUrl={(columns) =>
          buildEndpointUrl('reviews', 'exportCannedComments', {
            query: { ...params.filters, columns },
          })
        }
      />
    </Stack>
  )
}

function AddButton() {
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <Button onClick={() => setAdding(true)}>{t('cannedScreen.add')}</Button>
      {isAdding ? <CannedCommentDialog comment={null} onClose={() => setAdding(false)} /> : null}
    </>
  )
}

interface CannedCommentToolsProps {
  readonly params: ReturnType<typeof useListParams<typeof filters>>
}

function CannedCommentTools({ params }: CannedCommentToolsProps) {
  return (
    <Group>
      <SearchField
        label={t('cannedScreen.search')}
        value={params.filters.search}
        onSearch={(search) => params.set({ search })}
      />
      <FilterSelect
        label={t('cannedScreen.section')}
        all={t('cannedScreen.anySection')}
        value={params.filters.section}
        options={sections.map((value) => ({
          value,
          label: translateKey(`applications.section.${value}`),
        }))}
        onChange={(section) => params.set({ section })}
      />
      <FilterSelect
        label={t('cannedScreen.state')}
        all={t('cannedScreen.anyState')}
        value={params.filters.state}
        options={cannedCommentStates.map((value) => ({
          value,
          label: translateKey(cannedCommentBadges[value].text),
        }))}
        onChange={(state) => params.set({ state })}
      />
    </Group>
  )
}

const cannedCommentCells = {
  status: ({ state }: CannedCommentView) => (
    <Badge tone={cannedCommentBadges[state].tone}>
      {translateKey(cannedCommentBadges[state].text)}
    </Badge>
  ),
}
