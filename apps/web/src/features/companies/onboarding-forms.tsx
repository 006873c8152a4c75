import {
  aboutDetails,
  companyBasicDetails,
  generalDetails,
} from '@fledge/contract/companies/schema.ts'
import { client, type Payload } from '../../platform/http/client.ts'
import { renewSession } from '../../platform/shell/session.ts'
import { ArrangementFields, IntroductionFields } from './about-fields.tsx'
import { BasicFields, GeneralFields } from './company-fields.tsx'
import { profileDrafts } from './profile-queries.ts'
import { SameDomainWarning } from './same-domain-warning.tsx'
import { ProfileSectionForm, type SectionProps } from './profile-section-form.tsx'
import { toAboutValues, toBasicValues, toGeneralValues } from './section-values.ts'
import { ToolFields } from './tool-fields.tsx'

const loadBasicValues = async () =>
  toBasicValues((await client.companies.getBasicDetails()).payload)
const loadGeneralValues = async () =>
  toGeneralValues((await client.companies.getGeneralDetails()).payload)
const loadAboutValues = async () =>
  toAboutValues((await client.companies.getAboutDetails()).payload)

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
    <ProfileSectionForm
      {...step}
      schema={companyBasicDetails}
      draft={profileDrafts.basic}
      values={toBasicValues(profile)}
      load={loadBasicValues}
      send={send}
    >
      {(form) => (
        <>
          <BasicFields form={form} />
          <SameDomainWarning website={form.watch('website') ?? ''} />
        </>
      )}
    </ProfileSectionForm>
  )
}

/** Step "general": stage. Size and time zone only if sign-up did not ask for them. */
export function GeneralForm({
  profile,
  ...step
}: SectionProps<Payload<'companies', 'getGeneralDetails'>>) {
  return (
    <ProfileSectionForm
      {...step}
      schema={generalDetails}
      draft={profileDrafts.general}
      values={toGeneralValues(profile)}
      load={loadGeneralValues}
      send={(body) => client.companies.saveGeneralDetails({ body })}
    >
      {(form) => <GeneralFields form={form} isRegistered={profile.employee_count_id !== null} />}
    </ProfileSectionForm>
  )
}

/** Step "about": introduction, culture and tools. */
export function AboutForm({
  profile,
  ...step
}: SectionProps<Payload<'companies', 'getAboutDetails'>>) {
  return (
    <ProfileSectionForm
      {...step}
      schema={aboutDetails}
      draft={profileDrafts.about}
      values={toAboutValues(profile)}
      load={loadAboutValues}
      send={(body) => client.companies.saveAboutDetails({ body })}
    >
      {(form) => (
        <>
          <IntroductionFields form={form} isRegistered />
          <ArrangementFields form={form} />
          <ToolFields form={form} />
        </>
      )}
    </ProfileSectionForm>
  )
}
