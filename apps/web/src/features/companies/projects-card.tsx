import { Button } from '@fledge/ui/button.tsx'
import { Card, Meta, CardListItem, CardList } from '@fledge/ui/card.tsx'
import { Segments } from '@fledge/ui/choice-fields.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { Group } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import { useSearchParams } from '../../platform/url-state.ts'
import { parsePage } from '../../platform/list/list-address.ts'
import { QueryResult, type QueryResultProps } from '../../platform/query-result.tsx'
import type { Payload } from '../../platform/client.ts'
import { lazyComponent } from '../../platform/lazy-component.tsx'
import { showToast } from '../../platform/toasts.ts'
import { Pages } from '../../platform/paging.tsx'
import { useApiQuery, useApiMutation } from '../../platform/query.ts'
import { t } from '../../platform/use-texts.ts'
import styles from './media-editor.module.css'

type Projects = Payload<'projects', 'listProjects'>
type Project = Projects[number]
const perPage = 10
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
  const [search, setSearch] = useSearchParams()
  const isArchived = search['projects'] === 'archived'
  const page = parsePage(search['page'])
  const projects = useApiQuery(
    'projects',
    'listProjects',
    {
      params: { hcId: companyId },
      query: { page: String(page), archived: isArchived ? 'true' : 'false' },
    },
    { keep: true },
  )
  return { projects, isArchived, page, setSearch }
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
  const { projects, isArchived, page, setSearch } = useProjectList(companyId)
  const [open, setOpen] = useState<Project | 'new' | null>(null)
  return (
    <section id="projects" aria-label={t('companies.profile.projects')}>
      <Card
        title={t('companies.profile.projects')}
        count={projects.data?.count ?? 0}
        side={<AddButton editable={editable} onAdd={() => setOpen('new')} />}
        flush
      >
        <ArchivedSwitch
          isArchived={isArchived}
          onChange={(next) =>
            setSearch({ projects: next === 'archived' ? next : undefined, page: undefined })
          }
        />
        <ProjectPage
          projects={projects}
          isArchived={isArchived}
          editable={editable}
          page={page}
          onPage={(next) => setSearch({ page: next === 1 ? undefined : String(next) })}
          onEdit={setOpen}
        />
        <ProjectDialog open={open} onClose={() => setOpen(null)} />
      </Card>
    </section>
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
      refused={editable ? null : t('companies.profile.adminOnly')}
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
    <div className={styles['which']}>
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
    </div>
  )
}

interface ProjectPageProps {
  readonly projects: QueryResultProps<Projects>['of']
  readonly isArchived: boolean
  readonly editable: boolean
  readonly page: number
  readonly onPage: (page: number) => void
  readonly onEdit: (project: Project) => void
}

function ProjectPage({ projects, isArchived, editable, page, onPage, onEdit }: ProjectPageProps) {
  const turn = useArchiving()
  const empty = isArchived ? (
    <EmptyState title={t('projects.noneArchived')} text={t('projects.noneArchivedText')} />
  ) : (
    <EmptyState title={t('projects.empty')} text={t('projects.emptyText')} />
  )
  return (
    <QueryResult of={projects} name={t('companies.profile.projects')} empty={empty}>
      {(rows, count) => (
        <>
          <CardList>
            {rows.map((row) => (
              <ProjectRow
                key={row.id}
                row={row}
                editable={editable}
                onEdit={() => onEdit(row)}
                onTurn={() => turn(row, !row.is_archived)}
              />
            ))}
          </CardList>
          <Pages page={page} count={count ?? rows.length} perPage={perPage} onPage={onPage} />
        </>
      )}
    </QueryResult>
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
