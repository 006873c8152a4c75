import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import { Card, FactList, Meta } from '@fledge/ui/card.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import type { ComponentProps } from 'react'
import { DiversityPart } from '../../features/applications/diversity-part.tsx'
import { EditedPart } from '../../features/applications/edited-part.tsx'
import { PersonalPart } from '../../features/applications/personal-part.tsx'
import { useReviewFacts } from '../../features/applications/use-review-facts.ts'
import { IdentityCard } from '../../features/enrolment/identity-card.tsx'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import type { OwnProfileEditing } from './own-profile-editing.tsx'

interface ProfileKeptProps {
  readonly application: ApplicationView
  readonly edit: OwnProfileEditing
}

/**
 * Parts of the profile that companies do not see in browse: personal details and diversity answers.
 * Frozen parts show the reason.
 */
export function PrivateProfile({ application, edit }: ProfileKeptProps) {
  const facts = useReviewFacts(application)
  const { may } = application
  return (
    <>
      <PersonalSection application={application} edit={edit} facts={facts.PERSONAL_INFORMATION} />
      <DiversitySection application={application} edit={edit} facts={facts.DIVERSITY_INFORMATION} />
      <IdentityCard
        refused={typeof may.editIdentity === 'string' ? translateKey(may.editIdentity) : null}
      />
    </>
  )
}

interface SectionProps extends ProfileKeptProps {
  readonly facts: ComponentProps<typeof FactList>['facts']
}

function PersonalSection({ application, edit, facts }: SectionProps) {
  const { may } = application
  const title = t('profiles.personal')
  if (edit.open === 'personal')
    return (
      <EditedPart
        onDone={edit.close}
        title={title}
        text={
          typeof may.editIdentity === 'string'
            ? translateKey(may.editIdentity)
            : t('profiles.personalText')
        }
      >
        {(onState) => (
          <PersonalPart
            withFrozen={may.editIdentity === true}
            application={application}
            disabled={false}
            onState={onState}
          />
        )}
      </EditedPart>
    )
  return (
    <Card title={title} side={edit.button('personal', title)}>
      <Stack tight>
        <Meta>{t('profiles.personalText')}</Meta>
        <FactList facts={facts} />
        {typeof may.editIdentity === 'string' ? (
          <Meta>{translateKey(may.editIdentity)}</Meta>
        ) : null}
      </Stack>
    </Card>
  )
}

function DiversitySection({ application, edit, facts }: SectionProps) {
  const title = t('profiles.diversity')
  if (edit.open === 'diversity')
    return (
      <EditedPart onDone={edit.close} title={title} text={t('profiles.diversityText')}>
        {(onState) => (
          <DiversityPart application={application} disabled={false} onState={onState} />
        )}
      </EditedPart>
    )
  return (
    <Card title={title} side={edit.button('diversity', title)}>
      <Stack tight>
        <Meta>{t('profiles.diversityText')}</Meta>
        <FactList facts={facts} />
      </Stack>
    </Card>
  )
}
