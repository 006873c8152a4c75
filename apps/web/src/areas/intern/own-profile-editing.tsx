import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import type { ReactNode } from 'react'
import { suggestEducationEntry } from '../../features/applications/suggest-education-entry.ts'
import { CareerPart } from '../../features/applications/career-part.tsx'
import { EditedPart } from '../../features/applications/edited-part.tsx'
import { EntryCard } from '../../features/applications/entry-card.tsx'
import { IntroductionPart } from '../../features/applications/introduction-part.tsx'
import { PreferencePart } from '../../features/applications/preference-part.tsx'
import { StartDatePart } from '../../features/applications/start-date-part.tsx'
import { VideoPart } from '../../features/applications/video-part.tsx'
import type { OwnParts, CardName } from '../../features/profiles/profile-cards.tsx'
import styles from '../../features/profiles/profiles.module.css'
import { useSearchParams } from '../../platform/router/url-state.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'

/**
 * Editing state of the profile. The open part is kept in the URL, so that other pages can link to
 * it.
 */
export interface OwnProfileEditing extends OwnParts {
  readonly open: string | undefined
  readonly close: () => void
  readonly button: (part: string, title: string) => ReactNode
}

/** Returns how the intern's profile is edited, or null without an application to save it to. */
export function useOwnProfileEditing(
  application: ApplicationView | undefined,
): OwnProfileEditing | null {
  const [search, change] = useSearchParams()
  if (!application) return null
  const { may } = application
  const disabledReason = may.editProfile === true ? null : translateKey(may.editProfile)
  const open =
    disabledReason === null && typeof search['edit'] === 'string' ? search['edit'] : undefined
  const close = () => change({ edit: undefined })
  const button = (part: string, title: string) => (
    <Button size="small" disabledReason={disabledReason} onClick={() => change({ edit: part })}>
      {t('profiles.editSection')}
      <span className={styles['hidden']}> {title}</span>
    </Button>
  )
  const inPlace = (part: CardName, title: string) => {
    if (part === 'education' || part === 'experience' || part === 'portfolio')
      return (
        <EntryCard
          kind={part}
          refused={disabledReason}
          begun={part === 'education' ? suggestEducationEntry(application) : null}
        />
      )
    return open === part ? (
      <ProfilePartForm part={part} title={title} application={application} close={close} />
    ) : null
  }
  return { side: button, button, inPlace, open, close }
}

interface SeenPartFormProps {
  readonly part: Exclude<CardName, 'education' | 'experience' | 'portfolio'>
  readonly title: string
  readonly application: ApplicationView
  readonly close: () => void
}

/** The same form as in the application's step. */
function ProfilePartForm({ part, title, application, close }: SeenPartFormProps) {
  if (part === 'about')
    return (
      <EditedPart onDone={close}>
        {(onState, side) => (
          <IntroductionPart
            application={application}
            disabled={false}
            onState={onState}
            side={side}
          />
        )}
      </EditedPart>
    )
  if (part === 'videos')
    return (
      <EditedPart onDone={close} title={title}>
        {() => <VideoPart disabled={false} />}
      </EditedPart>
    )
  if (part === 'when')
    return (
      <EditedPart onDone={close} title={title}>
        {(onState) => (
          <Stack>
            <PreferencePart application={application} disabled={false} onState={onState} />
            <StartDatePart application={application} disabled={false} onState={onState} />
          </Stack>
        )}
      </EditedPart>
    )
  return (
    <EditedPart onDone={close} title={title}>
      {(onState) => <CareerPart application={application} disabled={false} onState={onState} />}
    </EditedPart>
  )
}
