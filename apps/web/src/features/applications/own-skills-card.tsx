import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import { profileReaders } from '@fledge/contract/applications/section-endpoints.ts'
import { Card } from '@fledge/ui/card.tsx'
import { Chip, Chips } from '@fledge/ui/chip.tsx'
import { client } from '../../platform/http/client.ts'
import { invalidateEndpoints, showFailure } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './resume.module.css'

interface OwnSkillsCardProps {
  readonly application: ApplicationView
  /** Message explaining why editing is disabled, or null. */
  readonly refused: string | null
}

/** Skills from a résumé that the lookup list does not contain, as the intern wrote them. */
export function OwnSkillsCard({ application, refused }: OwnSkillsCardProps) {
  const skills = application.own_skills
  if (skills.length === 0) return null
  const remove = async (skill: string) => {
    const own_skills = skills.filter((other) => other !== skill)
    await client.applications.savePersonalDetails({ body: { own_skills } })
    await invalidateEndpoints(profileReaders)
  }
  return (
    <Card title={t('applications.resume.ownSkills')}>
      <Chips>
        {skills.map((skill) => (
          <Chip
            key={skill}
            removeLabel={t('applications.resume.dropSkill', { skill })}
            {...(refused === null ? { onRemove: () => void remove(skill).catch(showFailure) } : {})}
          >
            {skill}
          </Chip>
        ))}
      </Chips>
      <p className={styles['dim']}>{t('applications.resume.ownSkillsHint')}</p>
    </Card>
  )
}
