import { Button } from '@fledge/ui/button.tsx'
import { Card, Meta, Row, Rows } from '@fledge/ui/card.tsx'
import { Segments } from '@fledge/ui/choice-fields.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { Group } from '@fledge/ui/page.tsx'
import { Empty } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import { useAddressState } from '../../platform/address-state.ts'
import { pageIn } from '../../platform/address-values.ts'
import { Answer } from '../../platform/answer.tsx'
import type { Payload } from '../../platform/client.ts'
import { late } from '../../platform/late.tsx'
import { showToast } from '../../platform/notes.ts'
import { Pages } from '../../platform/paging.tsx'
import { useAnswer, useCall } from '../../platform/query.ts'
import { t } from '../../platform/use-texts.ts'
import styles from './media-editor.module.css'

type Project = Payload<'projects', 'listProjects'>[number]
const perPage = 10
const ProjectForm = late(
  () => import('./project-form.tsx').then((parts) => parts.ProjectForm),
  [1, 'tall', 2, 1],
)

/** Projects that interns may join, ten a page; plans and offers choose from those that are not archived. */
export function ProjectsCard({
  companyId,
  editable,
}: {
  readonly companyId: string
  readonly editable: boolean
}) {
  const [search, setSearch] = useAddressState()
  const archived = search['projects'] === 'archived'
  const page = pageIn(search['page'])
  const projects = useAnswer(
    'projects',
    'listProjects',
    {
      params: { hcId: companyId },
      query: { page: String(page), archived: archived ? 'true' : 'false' },
    },
    { keep: true },
  )
  const [open, setOpen] = useState<Project | 'new' | null>(null)
  const change = useCall('projects', 'editProject')
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
  const add = (
    <Button
      size="small"
      refused={editable ? null : t('companies.profile.adminOnly')}
      onPointerEnter={ProjectForm.ahead}
      onFocus={ProjectForm.ahead}
      onClick={() => setOpen('new')}
    >
      {t('projects.add')}
    </Button>
  )
  const empty = archived ? (
    <Empty title={t('projects.noneArchived')} text={t('projects.noneArchivedText')} />
  ) : (
    <Empty title={t('projects.empty')} text={t('projects.emptyText')} />
  )
  return (
    <section id="projects" aria-label={t('companies.profile.projects')}>
      <Card
        title={t('companies.profile.projects')}
        count={projects.data?.count ?? 0}
        side={add}
        flush
      >
        <div className={styles['which']}>
          <Segments
            label={t('projects.which')}
            hideLabel
            choices={[
              { value: 'open', label: t('projects.inUse') },
              { value: 'archived', label: t('projects.archivedOnes') },
            ]}
            value={archived ? 'archived' : 'open'}
            onChange={(next) =>
              setSearch({ projects: next === 'archived' ? next : undefined, page: undefined })
            }
          />
        </div>
        <Answer of={projects} name={t('companies.profile.projects')} empty={empty}>
          {(rows, count) => (
            <>
              <Rows>
                {rows.map((row) => (
                  <ProjectRow
                    key={row.id}
                    row={row}
                    editable={editable}
                    onEdit={() => setOpen(row)}
                    onTurn={() => turn(row, !row.is_archived)}
                  />
                ))}
              </Rows>
              <Pages
                page={page}
                count={count ?? rows.length}
                perPage={perPage}
                onPage={(next) => setSearch({ page: next === 1 ? undefined : String(next) })}
              />
            </>
          )}
        </Answer>
        <Dialog
          opened={open !== null}
          onClose={() => setOpen(null)}
          title={open === 'new' ? t('projects.add') : t('projects.edit')}
          closeLabel={t('common.btn.close')}
          width={560}
        >
          {open ? (
            <ProjectForm
              key={open === 'new' ? 'new' : open.id}
              project={open === 'new' ? null : open}
              onDone={() => setOpen(null)}
            />
          ) : null}
        </Dialog>
      </Card>
    </section>
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
    <Row end={editable ? actions : null}>
      <b>{row.name}</b>
      {row.description ? <p className={styles['about']}>{row.description}</p> : null}
      <Meta>{[row.project_type, row.career_field, ...row.skills].filter(Boolean).join(' · ')}</Meta>
    </Row>
  )
}
