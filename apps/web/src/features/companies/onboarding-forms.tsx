import { aboutDetails, basicDetails, generalDetails } from '@fledge/contract/companies/schema.ts'
import { Stack } from '@fledge/ui/page.tsx'
import { SkeletonLines } from '@fledge/ui/states.tsx'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { Answer } from '../../platform/answer.tsx'
import { client, type Payload } from '../../platform/client.ts'
import { useAnswer } from '../../platform/query.ts'
import { renewSession } from '../../platform/session.ts'
import { t } from '../../platform/use-texts.ts'
import { ArrangementFields, IntroductionFields } from './about-fields.tsx'
import { BasicFields, GeneralFields } from './company-fields.tsx'
import { draftOf, type SectionProps, useSectionForm } from './section-form.tsx'
import { SameDomain } from './same-domain.tsx'
import { ToolFields } from './tool-fields.tsx'
import { aboutValues, basicValues, generalValues } from './section-values.ts'

type StepProps = Omit<SectionProps<never>, 'profile'>
const loading = (name: string) => <SkeletonLines lines={6} label={name} />

/** Step "basic": what the company is called and where it is. */
export function BasicStep(props: StepProps) {
  const details = useAnswer('companies', 'getBasicDetails')
  const name = t('companies.step.basic')
  return <Answer of={details} name={name} loading={loading(name)}>{(profile) => <BasicForm profile={profile} {...props} />}</Answer>
}

function BasicForm({ profile, onSaved, buttons }: SectionProps<Payload<'companies', 'getBasicDetails'>>) {
  const { form, submit, sending, notice } = useSectionForm({
    schema: basicDetails, draft: draftOf.basic, values: basicValues(profile), parts: ['basic'], versions: profile.versions, onSaved,
    send: async (body) => {
      await client.companies.saveBasicDetails({ body })
      await renewSession()
    },
  })
  const website = useWatch({ control: form.control, name: 'website' })
  return <Form submit={submit} notice={notice} buttons={buttons(sending)}><BasicFields form={form} /><SameDomain website={website ?? ''} /></Form>
}

/** Step "general": size and stage. */
export function GeneralStep(props: StepProps) {
  const details = useAnswer('companies', 'getGeneralDetails')
  const name = t('companies.step.general')
  return <Answer of={details} name={name} loading={loading(name)}>{(profile) => <GeneralForm profile={profile} {...props} />}</Answer>
}

function GeneralForm({ profile, onSaved, buttons }: SectionProps<Payload<'companies', 'getGeneralDetails'>>) {
  const { form, submit, sending, notice } = useSectionForm({
    schema: generalDetails, draft: draftOf.general, values: generalValues(profile), parts: ['general'], versions: profile.versions, onSaved, send: (body) => client.companies.saveGeneralDetails({ body }),
  })
  return <Form submit={submit} notice={notice} buttons={buttons(sending)}><GeneralFields form={form} /></Form>
}

/** Step "about": introduction, culture, tools. */
export function AboutStep(props: StepProps) {
  const details = useAnswer('companies', 'getAboutDetails')
  const name = t('companies.step.about')
  return <Answer of={details} name={name} loading={loading(name)}>{(profile) => <AboutForm profile={profile} {...props} />}</Answer>
}

function AboutForm({ profile, onSaved, buttons }: SectionProps<Payload<'companies', 'getAboutDetails'>>) {
  const { form, submit, sending, notice } = useSectionForm({
    schema: aboutDetails, draft: draftOf.about, values: aboutValues(profile), parts: ['introduction', 'arrangements', 'tools'], versions: profile.versions, onSaved, send: (body) => client.companies.saveAboutDetails({ body }),
  })
  return <Form submit={submit} notice={notice} buttons={buttons(sending)}><IntroductionFields form={form} /><ArrangementFields form={form} /><ToolFields form={form} /></Form>
}

interface FormProps {
  readonly submit: (event?: { preventDefault(): void }) => void
  readonly notice: ReactNode
  readonly buttons: ReactNode
  readonly children: ReactNode
}

/** Fields, what somebody else did meanwhile, buttons. */
export function Form({ submit, notice, buttons, children }: FormProps) {
  return <form onSubmit={submit} noValidate><Stack>{children}{notice}{buttons}</Stack></form>
}
