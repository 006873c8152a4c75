import { Button } from '@fledge/ui/button.tsx'
import { Meta, CardListItem } from '@fledge/ui/card.tsx'
import { Segments } from '@fledge/ui/choice-fields.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { Group } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import type { Payload } from '../../platform/http/client.ts'
import { lazyComponent } from '../../platform/router/lazy-component.tsx'
import { showToast } from '../../platform/shell/toasts.ts'
import { DataList } from '../../platform/list/data-list.tsx'
import { oneOf } from '../../platform/list/list-address.ts'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery, useApiMutation } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './media-editor.module.css'

type Project = Payload<'projects', 'listProjects'>[number]
const ProjectForm = lazyComponent(
  () => import('./project-form.tsx').then((parts) => parts.ProjectForm),
  [1, 'tall', 2, 1],
)

interface ProjectsCardProps {
  readonly companyId: string
  readonly editable: boolean
}

/** Fetches the page of the list given in the URL. */
function useProjectList(companyId: string) {
  const params = useListParams({}, { view: { projects: oneOf(['archived']) } })
  const isArchived = params.view.projects === 'archived'
  const projects = useApiQuery(
    'projects',
    'listProjects',
    {
      params: { hcId: companyId },
      query: { page: String(params.page), archived: isArchived ? 'true' : 'false' },
    },
    { keep: true },
  )
  return { projects, isArchived, params }
}

/** Archives or restores a project immediately, with undo in the toast. */
function useArchiving() {
  const change = useApiMutation('projects', 'editProject')
  const turn = (row: Project, is_archived: boolean) =>
    change.mutate(
      { params: { id: row.id }, body: { is_archived } },
      {
        onSuccess: () =>
          showToast(
            t(is_archived ? 'projects.archived' : 'projects.broughtBack', { name: row.name }),
            { label: t('common.btn.undo'), act: () => turn(row, !is_archived) },
          ),
      },
    )
  return turn
}

/** Projects for interns, ten per page. Plans and offers can use those that are not archived. */
export function ProjectsCard({ companyId, editable }: ProjectsCardProps) {
  const { projects, isArchived, params } = useProjectList(companyId)
  const [open, setOpen] = useState<Project | 'new' | null>(null)
  const turn = useArchiving()
  return (
    <section id="projects" aria-label={t('companies.profile.projects')}>
      <DataList
        title={t('companies.profile.projects')}
        of={projects}
        params={params}
        side={<AddButton editable={editable} onAdd={() => setOpen('new')} />}
        head={
          <ArchivedSwitch
            isArchived={isArchived}
            onChange={(next) => params.set({ projects: next === 'archived' ? next : undefined })}
          />
        }
        empty={<NoProjects isArchived={isArchived} />}
        row={(row) => (
          <ProjectRow
            key={row.id}
            row={row}
            editable={editable}
            onEdit={() => setOpen(row)}
            onTurn={() => turn(row, !row.is_archived)}
          />
        )}
      />
      <ProjectDialog open={open} onClose={() => setOpen(null)} />
    </section>
  )
}

function NoProjects({ isArchived }: { readonly isArchived: boolean }) {
  return isArchived ? (
    <EmptyState title={t('projects.noneArchived')} text={t('projects.noneArchivedText')} />
  ) : (
    <EmptyState title={t('projects.empty')} text={t('projects.emptyText')} />
  )
}

function AddButton({
  editable,
  onAdd,
}: {
  readonly editable: boolean
  readonly onAdd: () => void
}) {
  return (
    <Button
      size="small"
      disabledReason={editable ? null : t('companies.profile.adminOnly')}
      onPointerEnter={ProjectForm.preload}
      onFocus={ProjectForm.preload}
      onClick={onAdd}
    >
      {t('projects.add')}
    </Button>
  )
}

function ArchivedSwitch({
  isArchived,
  onChange,
}: {
  readonly isArchived: boolean
  readonly onChange: (which: string) => void
}) {
  return (
    <Segments
      label={t('projects.which')}
      hideLabel
      choices={[
        { value: 'open', label: t('projects.inUse') },
        { value: 'archived', label: t('projects.archivedOnes') },
      ]}
      value={isArchived ? 'archived' : 'open'}
      onChange={onChange}
    />
  )
}

interface ProjectDialogProps {
  readonly open: Project | 'new' | null
  readonly onClose: () => void
}

function ProjectDialog({ open, onClose }: ProjectDialogProps) {
  return (
    <Dialog
      opened={open !== null}
      onClose={onClose}
      title={open === 'new' ? t('projects.add') : t('projects.edit')}
      closeLabel={t('common.btn.close')}
      width={560}
    >
      {open ? (
        <ProjectForm
          key={open === 'new' ? 'new' : open.id}
          project={open === 'new' ? null : open}
          onDone={onClose}
        />
      ) : null}
    </Dialog>
  )
}

function ProjectRow({
  row,
  editable,
  onEdit,
  onTurn,
}: {
  readonly row: Project
  readonly editable: boolean
  readonly onEdit: () => void
  readonly onTurn: () => void
}) {
  const turn = row.is_archived ? t('projects.bringBack') : t('projects.archive')
  const actions = (
    <Group>
      {row.is_archived ? null : (
        <Button size="small" aria-label={`${t('common.btn.edit')}: ${row.name}`} onClick={onEdit}>
          {t('common.btn.edit')}
        </Button>
      )}
      <Button size="small" tone="quiet" aria-label={`${turn}: ${row.name}`} onClick={onTurn}>
        {turn}
      </Button>
    </Group>
  )
  return (
    <CardListItem end={editable ? actions : null}>
      <b>{row.name}</b>
      {row.description ? <p className={styles['about']}>{row.description}</p> : null}
      <Meta>{[row.project_type, row.career_field, ...row.skills].filter(Boolean).join(' · ')}</Meta>
    </CardListItem>
  )
}
