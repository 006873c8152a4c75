import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import { address, pages } from '@fledge/contract/pages.ts'
import { applicationSteps, type ApplicationSection } from '@fledge/domain/applications/application-sections.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card, Facts } from '@fledge/ui/card.tsx'
import { zoneCity } from '@fledge/kernel/dates.ts'
import { Answer } from '../../platform/answer.tsx'
import { Link, MoreLink, useGo } from '../../platform/link.tsx'
import { useAnswer, useCall } from '../../platform/query.ts'
import { say, t } from '../../platform/use-texts.ts'
import styles from './applications.module.css'
import { addressOfSection, StepFrame } from './step-frame.tsx'

/** Step 8: everything on one page, what is missing with its links, and the button that sends it. */
export default function InternReviewApplicationScreen() {
  return (
    <StepFrame section="REVIEW" title={t('applications.review.title')} lead={t('applications.review.lead')} next={<Send />}>
      {(application) => <div className={styles['stack']}><Missing /><Everything application={application} /></div>}
    </StepFrame>
  )
}

function Send() {
  const go = useGo()
  const application = useAnswer('applications', 'getApplication', {})
  const options = { onDone: () => void go(address(pages.intern.applicationSubmit)) }
  const submit = useCall('applications', 'submitApplication', options)
  const resubmit = useCall('applications', 'resubmitApplication', options)
  const may = application.data?.payload.may
  if (!may) return null
  const again = application.data?.payload.submitted_at !== null
  const verdict = again ? may.resubmit : may.submit
  const send = again ? resubmit : submit
  return <Button tone="primary" busy={send.isPending} refused={verdict === true ? null : say(verdict)} onClick={() => send.mutate({ body: {} })}>{again ? t('applications.review.again') : t('applications.review.submit')}</Button>
}

function Missing() {
  const info = useAnswer('applications', 'sectionInfo', {})
  return (
    <Answer of={info} name={t('applications.review.missing')}>
      {({ missing }) => (
        <Card title={missing.length === 0 ? t('applications.review.complete') : t('applications.review.missing')} {...(missing.length > 0 ? { count: missing.length } : {})}>
          {missing.length === 0 ? <p className={styles['hint']}>{t('applications.review.ready')}</p> : (
            <ul>{missing.map((one) => <li key={`${one.section}${one.field}`}><Link to={addressOfSection(one.section)}>{say(`applications.field.${one.field}`)}</Link> <span className={styles['hint']}>{say(`applications.section.${one.section}`)}</span></li>)}</ul>
          )}
        </Card>
      )}
    </Answer>
  )
}

const none = () => t('applications.review.none')
const joined = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' · ') || none()

function Everything({ application }: { readonly application: ApplicationView }) {
  const { profile } = application
  const names = useAnswer('lookups', 'listSkillsAndProjects', { query: { career_field_id: String(application.career_field_id ?? 0) } }, { enabled: application.career_field_id !== null })
  const skills = (names.data?.payload.skills ?? []).filter((one) => application.skill_ids.includes(one.skill_id)).map((one) => one.skill_name)
  const shown: Partial<Record<ApplicationSection, readonly { name: string; value: string }[]>> = {
    PERSONAL_INFORMATION: [
      { name: t('applications.review.name'), value: joined([`${profile.first_name} ${profile.last_name}`]) },
      { name: t('applications.field.phone'), value: profile.phone ?? none() },
      { name: t('applications.field.birthDate'), value: profile.intern_dob },
      { name: t('applications.field.timeZone'), value: zoneCity(profile.time_zone) },
    ],
    CAREER_FIELD: [{ name: t('applications.field.skills'), value: skills.join(', ') || none() }],
    INTERNSHIP_PREFERENCE: [
      { name: t('applications.field.startMonth'), value: profile.start_month ?? none() },
      { name: t('applications.field.weeks'), value: profile.duration_weeks ? t('applications.weeks', { count: profile.duration_weeks }) : none() },
      { name: t('applications.field.hoursPerWeek'), value: profile.hours_a_week ? t('applications.hours', { count: profile.hours_a_week }) : none() },
      { name: t('applications.field.availability'), value: application.has_availability ? t('applications.step.complete') : none() },
    ],
    RESUME_PROFILE: [
      { name: t('applications.field.resume'), value: application.resume?.name ?? none() },
      { name: t('applications.field.education'), value: application.education.map((one) => joined([one.degree, one.school])).join('; ') || none() },
      { name: t('applications.field.experience'), value: application.experience.map((one) => joined([one.title, one.place])).join('; ') || none() },
      { name: t('applications.field.introduction'), value: profile.introduction ?? none() },
    ],
    VIDEO_PROFILE: [{ name: t('applications.field.videoAnswers'), value: t('applications.review.videos', { count: application.videos.length }) }],
  }
  return (
    <>
      {applicationSteps.filter((step) => step.section !== 'REVIEW').map((step) => (
        <Card key={step.section} title={say(`applications.section.${step.section}`)} side={<MoreLink to={addressOfSection(step.section)}>{t('common.btn.edit')}</MoreLink>}>
          {shown[step.section] ? <Facts facts={shown[step.section] ?? []} /> : <p className={styles['hint']}>{t('applications.review.own')}</p>}
        </Card>
      ))}
    </>
  )
}
