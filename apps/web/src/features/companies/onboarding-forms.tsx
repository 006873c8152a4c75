import {
  aboutDetails,
  companyBasicDetails,
  generalDetails,
} from '@fledge/contract/companies/schema.ts'
import { client, type Payload } from '../../platform/client.ts'
import { renewSession } from '../../platform/session.ts'
import { ArrangementFields, IntroductionFields } from './about-fields.tsx'
import { BasicFields, GeneralFields } from './company-fields.tsx'
import { draftOf } from './profile-calls.ts'
import { SameDomain } from './same-domain.tsx'
import { SectionForm, type SectionProps } from './section-form.tsx'
import { aboutValues, basicValues, generalValues } from './section-values.ts'
import { ToolFields } from './tool-fields.tsx'

/** Step "basic": company name and location. */
export function BasicForm({
  profile,
  ...step
}: SectionProps<Payload<'companies', 'getBasicDetails'>>) {
  const send = async (body: Parameters<typeof client.companies.saveBasicDetails>[0]['body']) => {
    await client.companies.saveBasicDetails({ body })
    await renewSession()
  }
  return (
    <SectionForm
      {...step}
      schema={companyBasicDetails}
      draft={draftOf.basic}
      values={basicValues(profile)}
      parts={['basic']}
      versions={profile.versions}
      send={send}
    >
      {(form) => (
        <>
          <BasicFields form={form} />
          <SameDomain website={form.watch('website') ?? ''} />
        </>
      )}
    </SectionForm>
  )
}

/** Step "general": stage. Size and time zone only if sign-up did not ask for them. */
export function GeneralForm({
  profile,
  ...step
}: SectionProps<Payload<'companies', 'getGeneralDetails'>>) {
  return (
    <SectionForm
      {...step}
      schema={generalDetails}
      draft={draftOf.general}
      values={generalValues(profile)}
      parts={['general']}
      versions={profile.versions}
      send={(body) => client.companies.saveGeneralDetails({ body })}
    >
      {(form) => <GeneralFields form={form} isRegistered={profile.employee_count_id !== null} />}
    </SectionForm>
  )
}

/** Step "about": introduction, culture and tools. */
export function AboutForm({
  profile,
  ...step
}: SectionProps<Payload<'companies', 'getAboutDetails'>>) {
  return (
    <SectionForm
      {...step}
      schema={aboutDetails}
      draft={draftOf.about}
      values={aboutValues(profile)}
      parts={['introduction', 'arrangements', 'tools']}
      versions={profile.versions}
      send={(body) => client.companies.saveAboutDetails({ body })}
    >
      {(form) => (
        <>
          <IntroductionFields form={form} isRegistered />
          <ArrangementFields form={form} />
          <ToolFields form={form} />
        </>
      )}
    </SectionForm>
  )
}
