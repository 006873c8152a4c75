import { buildPath, paths } from '@fledge/contract/paths.ts'
import {
  applicationSteps,
  type ApplicationSection,
} from '@fledge/domain/applications/application-sections.ts'
import { Stepper, type StepItem } from '@fledge/ui/stepper.tsx'
import { useState, type MouseEvent, type ReactNode } from 'react'
import { QueryResult } from '../../platform/query/query-result.tsx'
import type { SaveState } from '../../platform/forms/autosaver.ts'
import { ButtonLink, Link, useNavigateTo } from '../../platform/router/link.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { AutosaveStatus } from '../../platform/forms/autosave-status.tsx'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import { SectionComments } from './section-comments.tsx'
import { focusFirstError, settleStep, StepForms } from './step-forms.ts'
import {
  isApplicationStepDone,
  type SectionInfo,
  getStepState,
  countDoneSteps,
} from './step-states.ts'
import styles from './applications.module.css'

const stepPaths: Readonly<Record<ApplicationSection, string>> = {
  PERSONAL_INFORMATION: paths.intern.personalInformation,
  CAREER_FIELD: paths.intern.careerField,
  INTERNSHIP_PREFERENCE: paths.intern.internshipPreference,
  ADDITIONAL_QUESTIONS: paths.intern.additionalQuestions,
  DIVERSITY_INFORMATION: paths.intern.diversityInformation,
  RESUME_PROFILE: paths.intern.resumeProfile,
  VIDEO_PROFILE: paths.intern.videoProfile,
  REVIEW: paths.intern.reviewApplication,
}

/** Returns the path of a section's page. */
export const getSectionPath = (section: ApplicationSection): string => buildPath(stepPaths[section])

const getSectionName = (section: ApplicationSection) =>
  translateKey(`applications.section.${section}`)

function getStepText(section: SectionInfo['sections'][number], state: StepItem['state']): string {
  if (section.open_comments > 0)
    return t('applications.step.comments', { count: section.open_comments })
  if (section.missing.length > 0)
    return section.saved_at === null
      ? ''
      : t('applications.step.missing', { count: section.missing_count })
  if (section.optional > 0)
    return t('applications.step.optional', { done: section.optional_done, of: section.optional })
  return state === 'done' ? t('applications.step.complete') : ''
}

function toSteps(info: SectionInfo, current: ApplicationSection): StepItem[] {
  return info.sections.map((section) => {
    const state = isApplicationStepDone(section, info) ? 'done' : getStepState(section, current)
    const text = getStepText(section, state)
    return {
      id: section.section,
      name: getSectionName(section.section),
      ...(text ? { text } : {}),
      state,
    }
  })
}

function renderStepLink(
  step: StepItem,
  className: string,
  inside: ReactNode,
  isCurrent: boolean,
): ReactNode {
  return (
    <Link
      to={getSectionPath(toSection(step.id))}
      className={className}
      {...(isCurrent ? { 'aria-current': 'step' as const } : {})}
    >
      {inside}
    </Link>
  )
}

/** Link to the next step. Saves this step first and focuses the field that can't be saved. */
function NextLink({
  section,
  forms,
}: {
  readonly section: ApplicationSection
  readonly forms: ReadonlySet<() => Promise<string | null>>
}) {
  const go = useNavigateTo()
  const leave = async () => {
    const because = await settleStep(forms)
    if (because === null) return go(getSectionPath(section))
    return focusFirstError(because)
  }
  const clicked = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void leave()
  }
  return (
    <ButtonLink tone="primary" to={getSectionPath(section)} onClick={clicked}>
      {t('applications.next', { step: getSectionName(section).toLowerCase() })}
    </ButtonLink>
  )
}

/** Link to the previous step, or to the application from the first step. */
function BackLink({ section }: { readonly section: ApplicationSection | undefined }) {
  const to = section ? getSectionPath(section) : buildPath(paths.intern.application)
  return <ButtonLink to={to}>{t('common.btn.back')}</ButtonLink>
}

/** Shows the batch and the save state in the title. */
function useStepTitle(batch: string | undefined, state: SaveState): void {
  useTitle(
    batch === undefined ? t('applications.titleBare') : t('applications.title', { batch }),
    [],
    <AutosaveStatus
      key={state.state === 'saved' ? state.at.getTime() : state.state}
      state={state}
    />,
  )
}

interface StepHeadProps {
  readonly number: number
  readonly title: string
  readonly lead: string
}

function StepHead({ number, title, lead }: StepHeadProps) {
  return (
    <header className={styles['head']}>
      <p className={styles['over']}>
        {t('applications.stepOf', { step: number, of: applicationSteps.length })}
      </p>
      <h1>{title}</h1>
      <p className={styles['lead']}>{lead}</p>
    </header>
  )
}

interface StepFrameProps {
  readonly section: ApplicationSection
  readonly title: string
  readonly lead: string
  readonly wide?: boolean
  /** Replaces the link to the next step. */
  readonly next?: ReactNode
  readonly children: (
    application: ApplicationView,
    onState: (state: SaveState) => void,
  ) => ReactNode
}

/**
 * Layout of an application step: list of steps, content, back and next, derived from the domain's
 * list.
 */
export function StepFrame({ section, title, lead, wide, next, children }: StepFrameProps) {
  const [state, setState] = useState<SaveState>({ state: 'idle' })
  const [forms] = useState(() => new Set<() => Promise<string | null>>())
  const info = useApiQuery('applications', 'sectionInfo', {})
  const application = useApiQuery('applications', 'getApplication', {})
  useStepTitle(application.data?.payload.batch.name, state)
  const index = applicationSteps.findIndex((step) => step.section === section)
  const [before, after] = [applicationSteps[index - 1], applicationSteps[index + 1]]
  return (
    <QueryResult of={info} name={t('applications.titleBare')}>
      {(sections) => (
        <Stepper
          steps={toSteps(sections, section)}
          current={section}
          title={t('applications.yours')}
          progress={t('applications.doneOf', {
            done: countDoneSteps(sections),
            of: sections.sections.length,
          })}
          link={renderStepLink}
          back={<BackLink section={before?.section} />}
          next={next ?? (after ? <NextLink section={after.section} forms={forms} /> : null)}
        >
          <div className={wide ? styles['wide'] : undefined}>
            <StepHead number={index + 1} title={title} lead={lead} />
            <StepForms value={forms}>
              <SectionComments section={section} />
              <QueryResult of={application} name={t('applications.titleBare')}>
                {(view) => children(view, setState)}
              </QueryResult>
            </StepForms>
          </div>
        </Stepper>
      )}
    </QueryResult>
  )
}

/** The stepper's ids are section names. */
const toSection = (id: string): ApplicationSection =>
  applicationSteps.find((step) => step.section === id)?.section ?? 'PERSONAL_INFORMATION'
