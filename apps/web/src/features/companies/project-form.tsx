import { projectBody } from '@fledge/contract/projects/endpoints.ts'
import { Button } from '@fledge/ui/button.tsx'
import { TextArea, TextField } from '@fledge/ui/fields.tsx'
import { FieldGrid } from '@fledge/ui/field.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { client, type Payload } from '../../platform/http/client.ts'
import { ConflictCard, describeFields } from '../../platform/forms/conflict-card.tsx'
import { useEditForm } from '../../platform/forms/use-edit-form.ts'
import { LookupMultiSelect, LookupSelect } from '../../platform/forms/pick-fields.tsx'
import { invalidateAfter } from '../../platform/query/query.ts'
import { useUser } from '../../platform/shell/session.ts'
import { t, type PlainTextKey } from '../../platform/i18n/use-texts.ts'

type Project = Payload<'projects', 'listProjects'>[number]

/** Form for a project: description and required skills. */
export function ProjectForm({
  project,
  onDone,
}: {
  readonly project: Project | null
  readonly onDone: () => void
}) {
  const { form, submit, sending, conflicts, decide } = useProjectForm(project, onDone)
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <ConflictCard
          isBare
          conflicts={conflicts}
          onDecide={decide}
          read={(field) => Reflect.get(form.getValues(), field)}
          describe={describeProjectField}
        />
        <ProjectFields form={form} />
        <Group>
          <Button onClick={onDone}>{t('common.btn.cancel')}</Button>
          <Button type="submit" tone="primary" busy={sending}>
            {t('common.btn.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

const toProjectValues = (project: Project | null) => ({
  name: project?.name ?? '',
  description: project?.description ?? '',
  career_field_id: project?.career_field_id ?? null,
  project_type_id: project?.project_type_id ?? null,
  skill_ids: [...(project?.skill_ids ?? [])],
})

const labels: Readonly<Record<string, PlainTextKey>> = {
  name: 'projects.name',
  description: 'projects.description',
  career_field_id: 'projects.field',
  project_type_id: 'projects.type',
  skill_ids: 'projects.skills',
}

const describeProjectField = describeFields(labels, (value) =>
  typeof value === 'string' ? value : t('common.conflict.choice'),
)

function useProjectForm(project: Project | null, onDone: () => void) {
  const hcId = useUser().company?.company_id ?? ''
  return useEditForm({
    schema: projectBody,
    draft: project ? `projects/${project.id}` : 'projects/new',
    initial: toProjectValues(project),
    saved: project ? toProjectValues(project) : {},
    save: async (body, base) =>
      invalidateAfter(
        project
          ? client.projects.editProject({ params: { id: project.id }, body: { ...body, base } })
          : client.projects.createProject({ body }),
        ['listProjects', 'listChecklist'],
      ),
    reload: async () => {
      const { payload } = await client.projects.listProjects({
        params: { hcId },
        query: { archived: 'true' },
      })
      return toProjectValues(payload.find(({ id }) => id === project?.id) ?? project)
    },
    onSaved: onDone,
  })
}

function ProjectFields({ form }: Pick<ReturnType<typeof useProjectForm>, 'form'>) {
  const { control, register } = form
  const { errors } = form.formState
  return (
    <>
      <TextField label={t('projects.name')} {...register('name')} error={errors.name?.message} />
      <TextArea
        label={t('projects.description')}
        rows={4}
        {...register('description')}
        error={errors.description?.message}
      />
      <FieldGrid>
        <LookupSelect
          control={control}
          name="project_type_id"
          list="projectType"
          label={t('projects.type')}
          optional={t('common.optional')}
        />
        <LookupSelect
          control={control}
          name="career_field_id"
          list="careerField"
          label={t('projects.field')}
          optional={t('common.optional')}
        />
      </FieldGrid>
      <LookupMultiSelect
        control={control}
        name="skill_ids"
        list="skill"
        label={t('projects.skills')}
        optional={t('common.optional')}
      />
    </>
  )
}
