import type { SessionUser } from '@fledge/contract/sessions/schema.ts'
import { Avatar, Flag } from '@fledge/ui/person.tsx'
import { IconChevronRight } from '@fledge/ui/icons/chevron-right.tsx'
import { IconMailbox } from '@fledge/ui/icons/mailbox.tsx'
import { useState } from 'react'
import { client, type Payload } from '../../platform/http/client.ts'
import { showFailure } from '../../platform/query/query.ts'
import { Rich } from '../../platform/i18n/rich.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { sentenceLinks } from './sentence-links.tsx'
import styles from './demo-card.module.css'

interface DemoCardProps {
  readonly people: Payload<'sessions', 'demoPeople'>
  readonly label: string
  readonly onDone: (user: SessionUser) => void
}

/** One-click sign-in as demo users; renders nothing without demo data. */
export function DemoCard({ people, label, onDone }: DemoCardProps) {
  const [pressed, setPressed] = useState<string | null>(null)
  if (people.length === 0) return null
  const press = async (email: string) => {
    if (pressed) return
    setPressed(email)
    try {
      onDone((await client.sessions.demoSignIn({ body: { email } })).payload)
    } catch (failure) {
      showFailure(failure)
      setPressed(null)
    }
  }
  return (
    <section className={styles['card']} aria-label={label}>
      <header className={styles['head']}>
        <h2>{label}</h2>
        <p>{t('sessions.demo.text')}</p>
      </header>
      <ul>
        {people.map((person) => (
          <li key={person.email}>
            <PersonButton
              person={person}
              isPressed={pressed === person.email}
              onPress={() => void press(person.email)}
            />
          </li>
        ))}
      </ul>
      <footer className={styles['foot']}>
        <IconMailbox size={16} aria-hidden />
        <span>
          <Rich text="sessions.demo.mails" parts={sentenceLinks} />
        </span>
      </footer>
    </section>
  )
}

interface PersonButtonProps {
  readonly person: DemoCardProps['people'][number]
  readonly isPressed: boolean
  readonly onPress: () => void
}

function PersonButton({ person, isPressed, onPress }: PersonButtonProps) {
  const { name, country, says: description } = person
  return (
    <button
      type="button"
      className={styles['person']}
      aria-busy={isPressed || undefined}
      onClick={onPress}
    >
      <Avatar name={name} size={40} />
      <span className={styles['words']}>
        <span className={styles['name']}>
          {name}
          <Flag country={country} />
        </span>
        <span className={styles['says']}>{description}</span>
      </span>
      <IconChevronRight size={18} aria-hidden />
    </button>
  )
}
