import { address, pages } from '@fledge/contract/pages.ts'
import { companyCan } from '@fledge/domain/companies/can.ts'
import { zoneCity } from '@fledge/kernel/dates.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card, Facts } from '@fledge/ui/card.tsx'
import { Meter } from '@fledge/ui/charts.tsx'
import { Chip, Chips } from '@fledge/ui/chip.tsx'
import { Columns, Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { CompanyLogo } from '@fledge/ui/person.tsx'
import { SkeletonRows } from '@fledge/ui/states.tsx'
import { useState, type ReactNode } from 'react'
import { Answer } from '../../platform/answer.tsx'
import { useDraftLeft } from '../../platform/kept.ts'
import { ButtonLink } from '../../platform/link.tsx'
import { showToast } from '../../platform/notes.ts'
import { useAnswer } from '../../platform/query.ts'
import { useUser } from '../../platform/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { say, t } from '../../platform/use-texts.ts'
import { AboutForm, BasicForm, draftOf, GeneralForm, type Profile, type SectionProps } from './detail-forms.tsx'
import { MediaEditor } from './media-editor.tsx'
import { ProjectsCard } from './projects-card.tsx'
import styles from './media-editor.module.css'
import { SocialForm } from './social-form.tsx'

/** The company's profile: each section shown and edited in its place, how complete it is, and what others see. */
export default function CompanyProfileScreen() {
  useTitle(t('companies.profile.title'))
  const profile = useAnswer('companies', 'getCompanyProfile')
  return (
    <Answer of={profile} name={t('companies.profile.title')} loading={<SkeletonRows rows={6} label={t('companies.profile.title')} />}>
      {(payload) => <Sections profile={payload} />}
    </Answer>
  )
}

function Sections({ profile }: { readonly profile: Profile }) {
  const user = useUser()
  const shown = companyCan.isPublic({ status: profile.account_status })
  const header = <PageHeader title={profile.basic.name} actions={shown ? <ButtonLink to={address(pages.public.companyProfile, { slug: profile.basic.slug })}>{t('companies.profile.asPublic')}</ButtonLink> : null} />
  const editable = user.role === 'ADMIN'
  return (
    <Stack>
      {header}
      <Columns
        main={(
          <>
            <Section draft={draftOf.basic} title={t('companies.step.basic')} editable={editable} form={BasicForm} profile={profile}><Basic profile={profile} /></Section>
            <Section draft={draftOf.general} title={t('companies.step.general')} editable={editable} form={GeneralForm} profile={profile}><General profile={profile} /></Section>
            <Section draft={draftOf.about} title={t('companies.step.about')} editable={editable} form={AboutForm} profile={profile}><About profile={profile} /></Section>
            <Section draft={draftOf.social} title={t('companies.social.title')} editable={editable} form={SocialForm} profile={profile}><Social profile={profile} /></Section>
            {editable ? <MediaEditor profile={profile} /> : null}
            <ProjectsCard companyId={profile.basic.company_id} editable={editable} />
          </>
        )}
        side={<Completion profile={profile} />}
        sticky
      />
    </Stack>
  )
}

interface SectionCardProps {
  /** Where what is typed is kept; a section that was left in the middle opens with it. */
  readonly draft: string
  readonly title: string
  readonly editable: boolean
  readonly profile: Profile
  readonly form: (props: SectionProps) => ReactNode
  readonly children: ReactNode
}

/** Shows, and turns into its form when "Edit" is pressed. */
function Section({ draft, title, editable, profile, form: Form, children }: SectionCardProps) {
  const [pressed, setEditing] = useState<boolean | null>(null)
  const { left, drop } = useDraftLeft(draft)
  const editing = editable && (pressed ?? left)
  const giveUp = () => void drop().then(() => setEditing(false))
  const saved = () => {
    setEditing(false)
    showToast(t('companies.saved'))
  }
  const buttons = (busy: boolean) => <Group><Button onClick={giveUp}>{t('common.btn.cancel')}</Button><Button type="submit" tone="primary" busy={busy}>{t('common.btn.save')}</Button></Group>
  const edit = <Button size="small" aria-label={`${t('common.btn.edit')}: ${title}`} refused={editable ? null : t('companies.profile.adminOnly')} onClick={() => setEditing(true)}>{t('common.btn.edit')}</Button>
  return <Card title={title} side={editing ? null : edit}>{editing ? <Form profile={profile} onSaved={saved} buttons={buttons} /> : children}</Card>
}

const orNone = (value: ReactNode) => (value === null || value === '' || value === undefined ? t('companies.profile.none') : value)

function Basic({ profile: { basic, media } }: { readonly profile: Profile }) {
  return (
    <Stack tight>
      <CompanyLogo name={basic.name} logo={media.logo_url} size={56} />
      <Facts facts={[
        { name: t('companies.field.industry'), value: orNone(basic.industry) }, { name: t('companies.field.website'), value: orNone(basic.website) },
        { name: t('companies.field.country'), value: orNone(basic.country) }, { name: t('companies.field.city'), value: orNone(basic.city) },
      ]} />
    </Stack>
  )
}

function General({ profile: { general } }: { readonly profile: Profile }) {
  return <Facts facts={[
    { name: t('companies.field.size'), value: orNone(general.employee_count) }, { name: t('companies.field.founded'), value: orNone(general.founded_year) }, { name: t('companies.field.zone'), value: zoneCity(general.time_zone) },
    { name: t('companies.field.funding'), value: orNone(general.funding_type) }, { name: t('companies.field.revenue'), value: orNone(general.annual_revenue) },
  ]} />
}

function About({ profile: { about } }: { readonly profile: Profile }) {
  const chips = (names: readonly string[]) => (names.length === 0 ? t('companies.profile.none') : <Chips>{names.map((name) => <Chip key={name}>{name}</Chip>)}</Chips>)
  const names = (list: readonly { readonly name: string }[]) => chips(list.map((one) => one.name))
  return (
    <Stack tight>
      {/* Cleaned by the server when it was saved (companies/rich-text.ts). */}
      {about.company_introduction ? <div className={styles['rich']} dangerouslySetInnerHTML={{ __html: about.company_introduction }} /> : <p>{t('companies.profile.none')}</p>}
      <Facts facts={[
        { name: t('companies.field.linkedin'), value: orNone(about.linkedin) }, { name: t('companies.field.cultures'), value: names(about.cultures) }, { name: t('companies.field.flexible'), value: names(about.flexible_environments) },
        { name: t('companies.field.tools'), value: chips([...about.company_tools.map((one) => one.name), ...about.custom_tools]) }, { name: t('companies.field.remoteTools'), value: names(about.remote_tools) },
      ]} />
    </Stack>
  )
}

function Social({ profile: { media } }: { readonly profile: Profile }) {
  const links = Object.entries(media.social)
  return links.length === 0 ? <p>{t('companies.profile.none')}</p> : <Facts facts={links.map(([network, url]) => ({ name: say(`companies.social.${network}`), value: url }))} />
}

function Completion({ profile: { completion } }: { readonly profile: Profile }) {
  const title = t('companies.profile.complete', { percent: completion.percent })
  return (
    <Card title={title}>
      <Stack tight>
        <Meter share={completion.percent / 100} label={title} />
        <Facts facts={completion.sections.map((one) => ({ name: t(`companies.step.${one.section}`), value: t('companies.profile.section', { done: one.done, of: one.of }) }))} />
        {completion.percent < 100 ? <p>{t('companies.profile.missing', { fields: completion.sections.flatMap((one) => one.missing).map((field) => say(`companies.missing.${field}`)).join(', ') })}</p> : null}
      </Stack>
    </Card>
  )
}
