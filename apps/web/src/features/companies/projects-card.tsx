import { projectBody } from '@fledge/contract/projects/calls.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card, Meta, Row, Rows } from '@fledge/ui/card.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { TextArea, TextField } from '@fledge/ui/fields.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { Empty } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import { Answer } from '../../platform/answer.tsx'
import { client, type Payload } from '../../platform/client.ts'
import { useContractForm } from '../../platform/forms.ts'
import { PickMany, PickOne } from '../../platform/pick-fields.tsx'
import { refresh, useAnswer, useCall } from '../../platform/query.ts'
import { t } from '../../platform/use-texts.ts'

type Project = Payload<'projects', 'listProjects'>[number]

/** Projects that interns may join; plans and offers choose from them. */
export function ProjectsCard({ companyId, editable }: { readonly companyId: string; readonly editable: boolean }) {
  const projects = useAnswer('projects', 'listProjects', { params: { hcId: companyId }, query: { per_page: '100' } })
  const [open, setOpen] = useState<Project | 'new' | null>(null)
  const archive = useCall('projects', 'editProject')
  const add = <Button size="small" refused={editable ? null : t('companies.profile.adminOnly')} onClick={() => setOpen('new')}>{t('projects.add')}</Button>
  return (
    <Card title={t('companies.profile.projects')} count={projects.data?.count ?? 0} side={add} flush>
      <Answer of={projects} name={t('companies.profile.projects')} empty={<Empty title={t('projects.empty')} text={t('projects.emptyText')} />}>
        {(rows) => (
          <Rows>
            {rows.map((row) => (
              <Row key={row.id} end={editable ? <Group><Button size="small" aria-label={`${t('common.btn.edit')}: ${row.name}`} onClick={() => setOpen(row)}>{t('common.btn.edit')}</Button><Button size="small" tone="quiet" aria-label={`${t('projects.archive')}: ${row.name}`} onClick={() => archive.mutate({ params: { id: row.id }, body: { is_archived: true } })}>{t('projects.archive')}</Button></Group> : null}>
                <b>{row.name}</b>
                <Meta>{[row.career_field, ...row.skills].filter(Boolean).join(' · ')}</Meta>
              </Row>
            ))}
          </Rows>
        )}
      </Answer>
      <Dialog opened={open !== null} onClose={() => setOpen(null)} title={open === 'new' ? t('projects.add') : t('projects.edit')} closeLabel={t('common.btn.close')} width={560}>
        {open ? <ProjectForm key={open === 'new' ? 'new' : open.id} project={open === 'new' ? null : open} onDone={() => setOpen(null)} /> : null}
      </Dialog>
    </Card>
  )
}

function ProjectForm({ project, onDone }: { readonly project: Project | null; readonly onDone: () => void }) {
  const { form, submit, sending } = useContractForm({
    schema: projectBody,
    values: { name: project?.name ?? '', description: project?.description ?? '', career_field_id: project?.career_field_id ?? null, skill_ids: [...(project?.skill_ids ?? [])] },
    send: async (body) => {
      await (project ? client.projects.editProject({ params: { id: project.id }, body }) : client.projects.createProject({ body }))
      await refresh(['listProjects', 'listChecklist'])
      onDone()
    },
  })
  const errors = form.formState.errors
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextField label={t('projects.name')} {...form.register('name')} error={errors.name?.message} />
        <TextArea label={t('projects.description')} rows={4} {...form.register('description')} error={errors.description?.message} />
        <PickOne control={form.control} name="career_field_id" list="careerField" label={t('projects.field')} optional={t('common.optional')} />
        <PickMany control={form.control} name="skill_ids" list="skill" label={t('projects.skills')} optional={t('common.optional')} />
        <Group><Button onClick={onDone}>{t('common.btn.cancel')}</Button><Button type="submit" tone="primary" busy={sending}>{t('common.btn.save')}</Button></Group>
      </Stack>
    </form>
  )
}
