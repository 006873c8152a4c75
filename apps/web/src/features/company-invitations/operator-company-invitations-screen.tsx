import { companyInvitationColumns } from '@fledge/contract/company-invitations/invitation-columns.ts'
import type { CompanyInvitation } from '@fledge/contract/company-invitations/invitation-schema.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import {
  companyInvitationActs,
  type CompanyInvitationAct,
  companyInvitationBadges,
  companyInvitationChoices,
  type CompanyInvitationChoice,
  hasMailFailed,
  isOpenInvitation,
} from '@fledge/domain/company-invitations/types.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { type ComponentProps, useState } from 'react'
import { buildEndpointUrl } from '../../platform/http/client.ts'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { FilterSelect } from '../../platform/list/filter-select.tsx'
import { oneOf, searchText } from '../../platform/list/list-address.ts'
import { SearchField } from '../../platform/list/search-field.tsx'
import { TableList } from '../../platform/list/table-list.tsx'
import { useBulkResult } from '../../platform/list/use-bulk-result.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import type { Selection, SelectionControl } from '../../platform/list/use-selection.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { ButtonLink, Link } from '../../platform/router/link.tsx'
import { useTitle } from '../../platform/shell/title.ts'
import { PendingActs } from '../../shared/pending-acts.tsx'
import { CompanyLink } from '../../shared/permitted-link.tsx'
import { ChangeInvitationsDialog } from './change-invitations-dialog.tsx'

const filters = { search: searchText, state: oneOf(companyInvitationChoices) }

const invitationCells = {
  company: ({ company_id: id, name }: CompanyInvitation) =>
    id === null ? name : <CompanyLink id={id} name={name} />,
  status: ({ state, email }: CompanyInvitation) => (
    <>
      <Badge tone={companyInvitationBadges[state].tone}>
        {translateKey(companyInvitationBadges[state].text)}
      </Badge>
      {hasMailFailed(state) ? (
        <Link to={buildPath(paths.operator.outbox, {}, { search: email })}>
          {t('companyInvitationsScreen.showMail')}
        </Link>
      ) : null}
    </>
  ),
}

/** Companies that were invited from files, and what became of each invitation. */
export default function OperatorCompanyInvitationsScreen() {
  useTitle(t('companyInvitationsScreen.title'))
  return (
    <Stack>
      <PageHeader
        title={t('companyInvitationsScreen.title')}
        text={t('companyInvitationsScreen.text')}
        actions={
          <ButtonLink to={paths.operator.importCompanies}>
            {t('companyInvitationsScreen.import')}
          </ButtonLink>
        }
      />
      <PendingActs of="INVITATION" />
      <InvitationList />
    </Stack>
  )
}

/** What the dialog changes, and in which selection it was opened. */
interface OpenDialog {
  readonly act: CompanyInvitationAct
  readonly selection: Selection<CompanyInvitation>
  readonly clear: () => void
}

function InvitationList() {
  const params = useListParams(filters)
  const query = { ...params.keyset, ...params.filters }
  const invitations = useApiQuery(
    'companyInvitations',
    'listCompanyInvitations',
    { query },
    { keep: true },
  )
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  return (
    <>
      <TableList
        list="companyInvitations"
        title={t('companyInvitationsScreen.title')}
        of={invitations}
        params={params}
        tools={<InvitationTools params={params} />}
        {...emptyInvitations()}
        columns={companyInvitationColumns}
        rowKey={(row) => row.invitation_id}
        cells={invitationCells}
        bulk={{
          of: JSON.stringify(params.filters),
          acts: (selection) => <SelectionActs selection={selection} onOpen={setDialog} />,
        }}
        actions={(row) => <RowActs invitation={row} onOpen={setDialog} />}
        exportUrl={(columns) =>
          buildEndpointUrl('companyInvitations', 'exportCompanyInvitations', {
            query: { ...params.filters, columns },
          })
        }
      />
      <ChangeDialog open={dialog} filters={params.filters} onClose={() => setDialog(null)} />
    </>
  )
}

/** What is shown instead of rows. */
const emptyInvitations = () => ({
  empty: (
    <EmptyState
      title={t('companyInvitationsScreen.none')}
      text={t('companyInvitationsScreen.noneText')}
    />
  ),
  noMatch: { title: t('companyInvitationsScreen.noMatch') },
})

interface ChangeDialogProps {
  readonly open: OpenDialog | null
  readonly filters: ComponentProps<typeof ChangeInvitationsDialog>['filters']
  readonly onClose: () => void
}

/** The dialog of an act, and afterwards what it has left out. */
function ChangeDialog({ open, filters: chosen, onClose }: ChangeDialogProps) {
  const result = useBulkResult((count) => t('companyInvitationsScreen.changed', { count }))
  return (
    <>
      {result.dialog}
      {open ? (
        <ChangeInvitationsDialog
          act={open.act}
          selection={open.selection}
          filters={chosen}
          onDone={(done) => {
            open.clear()
            onClose()
            result.show(done)
          }}
          onClose={onClose}
        />
      ) : null}
    </>
  )
}

interface SelectionActsProps {
  readonly selection: SelectionControl<CompanyInvitation>
  readonly onOpen: (dialog: OpenDialog) => void
}

const SelectionActs = ({ selection, onOpen }: SelectionActsProps) =>
  companyInvitationActs.map((act) => (
    <Button
      key={act}
      size="small"
      onClick={() => onOpen({ act, selection, clear: selection.clear })}
    >
      {t(`companyInvitationsScreen.${act}`)}
    </Button>
  ))

interface RowActsProps {
  readonly invitation: CompanyInvitation
  readonly onOpen: (dialog: OpenDialog) => void
}

/** What can be done with one invitation; nothing once it is over. */
function RowActs({ invitation, onOpen }: RowActsProps) {
  const { state, may, name } = invitation
  if (!isOpenInvitation(state)) return null
  const selection = { isAll: false, rows: [invitation], count: 1 }
  return (
    <Group>
      {companyInvitationActs.map((act) => (
        <Button
          key={act}
          size="small"
          aria-label={t(`companyInvitationsScreen.${act}Named`, { name })}
          disabledReason={may[act] === true ? null : translateKey(may[act])}
          onClick={() => onOpen({ act, selection, clear: () => undefined })}
        >
          {t(`companyInvitationsScreen.${act}`)}
        </Button>
      ))}
    </Group>
  )
}

const describeChoice = (choice: CompanyInvitationChoice): string =>
  choice === 'OPEN'
    ? t('companyInvitationsScreen.open')
    : translateKey(companyInvitationBadges[choice].text)

interface InvitationToolsProps {
  readonly params: ReturnType<typeof useListParams<typeof filters>>
}

function InvitationTools({ params }: InvitationToolsProps) {
  const { search, state } = params.filters
  return (
    <Group>
      <SearchField
        label={t('companyInvitationsScreen.search')}
        value={search}
        onSearch={(found) => params.set({ search: found })}
      />
      <FilterSelect
        label={t('companyInvitationsScreen.status')}
        all={t('companyInvitationsScreen.anyStatus')}
        value={state}
        options={companyInvitationChoices.map((value) => ({ value, label: describeChoice(value) }))}
        onChange={(value) => params.set({ state: value })}
      />
    </Group>
  )
}
