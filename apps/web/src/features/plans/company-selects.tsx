import { MultiSelectField } from '@fledge/ui/select-fields.tsx'
import { Controller, type Control } from 'react-hook-form'
import { useApiQuery } from '../../platform/query/query.ts'
import { useUser } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import type { PlanBody, PlanValues } from './plan-form.ts'

interface OwnProps {
  readonly control: Control<PlanValues, unknown, PlanBody>
}

/** Selects colleagues who supervise the plan. */
export function ColleagueSelect({ control }: OwnProps) {
  const pocs = useApiQuery('members', 'listPocs', { query: { per_page: '100' } })
  const options = (pocs.data?.payload ?? []).map((poc) => ({
    value: poc.member_id,
    label: [poc.first_name, poc.last_name].filter(Boolean).join(' ') || poc.email,
  }))
  return (
    <Controller
      control={control}
      name="supervisor_ids"
      render={({ field, fieldState }) => (
        <MultiSelectField
          label={t('plans.field.supervisors')}
          hint={t('plans.field.supervisorsHint')}
          options={options}
          limit={10}
          nothingFound={t('common.nothingFound')}
          ref={field.ref}
          name={field.name}
          onBlur={field.onBlur}
          error={fieldState.error?.message}
          value={field.value ?? []}
          onChange={field.onChange}
        />
      )}
    />
  )
}

/** Selects projects of the company; renders nothing without any. */
export function ProjectSelect({ control }: OwnProps) {
  const company = useUser().company?.company_id ?? ''
  const projects = useApiQuery(
    'projects',
    'listProjects',
    { params: { hcId: company }, query: { per_page: '100' } },
    { enabled: company !== '' },
  )
  const options = (projects.data?.payload ?? []).map((project) => ({
    value: project.id,
    label: project.name,
  }))
  if (options.length === 0) return null
  return (
    <Controller
      control={control}
      name="project_ids"
      render={({ field, fieldState }) => (
        <MultiSelectField
          label={t('plans.field.projects')}
          optional={t('common.optional')}
          hint={t('plans.field.projectsHint')}
          options={options}
          limit={20}
          nothingFound={t('common.nothingFound')}
          ref={field.ref}
          name={field.name}
          onBlur={field.onBlur}
          error={fieldState.error?.message}
          value={field.value ?? []}
          onChange={field.onChange}
        />
      )}
    />
  )
}
