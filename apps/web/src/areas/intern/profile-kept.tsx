import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import { Card, Facts, Meta } from '@fledge/ui/card.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { DiversityPart } from '../../features/applications/diversity-part.tsx'
import { EditedPart } from '../../features/applications/edited-part.tsx'
import { PersonalPart } from '../../features/applications/personal-part.tsx'
import { useReviewFacts } from '../../features/applications/use-review-facts.ts'
import { IdentityCard } from '../../features/enrolment/identity-card.tsx'
import { say, t } from '../../platform/use-texts.ts'
import type { OwnEditing } from './own-parts.tsx'

interface ProfileKeptProps {
  readonly application: ApplicationView
  readonly own: OwnEditing
}

/** What of the profile no company reads in browse: who they are, and the answers about diversity. What is frozen says why. */
export function ProfileKept({ application, own }: ProfileKeptProps) {
  const facts = useReviewFacts(application)
  const { may } = application
  const isFrozen = may.editIdentity !== true
  const [personal, diversity] = [t('profiles.personal'), t('profiles.diversity')]
  return (
    <>
      {own.open === 'personal' ? (
        <EditedPart
          onDone={own.close}
          title={personal}
          text={
            typeof may.editIdentity === 'string'
              ? say(may.editIdentity)
              : t('profiles.personalText')
          }
        >
          {(onState) => (
            <PersonalPart
              withFrozen={!isFrozen}
              application={application}
              disabled={false}
              onState={onState}
            />
          )}
        </EditedPart>
      ) : (
        <Card title={personal} side={own.button('personal', personal)}>
          <Stack tight>
            <Meta>{t('profiles.personalText')}</Meta>
            <Facts facts={facts.PERSONAL_INFORMATION} />
            {typeof may.editIdentity === 'string' ? <Meta>{say(may.editIdentity)}</Meta> : null}
          </Stack>
        </Card>
      )}
      {own.open === 'diversity' ? (
        <EditedPart onDone={own.close} title={diversity} text={t('profiles.diversityText')}>
          {(onState) => (
            <DiversityPart application={application} disabled={false} onState={onState} />
          )}
        </EditedPart>
      ) : (
        <Card title={diversity} side={own.button('diversity', diversity)}>
          <Stack tight>
            <Meta>{t('profiles.diversityText')}</Meta>
            <Facts facts={facts.DIVERSITY_INFORMATION} />
          </Stack>
        </Card>
      )}
      <IdentityCard refused={typeof may.editIdentity === 'string' ? say(may.editIdentity) : null} />
    </>
  )
}
