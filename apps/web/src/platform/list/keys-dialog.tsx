import { Checkbox } from '@fledge/ui/choice-fields.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { t } from '../i18n/use-texts.ts'
import styles from './keys-dialog.module.css'
import { type Shortcut, useShortcutGroups } from './shortcut-help.ts'
import { switchShortcuts, useShortcutsOn } from './shortcut-switch.ts'

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** What works on every screen. */
const getGlobalShortcuts = (): readonly Shortcut[] => [
  { keys: isApple() ? ['⌘K'] : ['Ctrl K'], text: t('platform.keys.search') },
  { keys: ['?'], text: t('platform.keys.help') },
]

/** The list of shortcuts: of the screen, of its list and of all screens. They can be switched off. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const isOn = useShortcutsOn()
  const groups = useShortcutGroups()
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('platform.keys.title')}
      closeLabel={t('common.btn.close')}
      width={520}
    >
      <Checkbox
        label={t('platform.keys.on')}
        hint={t('platform.keys.onHint')}
        checked={isOn}
        onChange={(event) => switchShortcuts(event.currentTarget.checked)}
      />
      {groups.map(({ place, shortcuts }) => (
        <ShortcutList key={place} title={t(`platform.keys.of.${place}`)} shortcuts={shortcuts} />
      ))}
      <ShortcutList title={t('platform.keys.everywhere')} shortcuts={getGlobalShortcuts()} />
      <p className={styles['note']}>{t('platform.keys.note')}</p>
    </Dialog>
  )
}

interface ShortcutListProps {
  readonly title: string
  readonly shortcuts: readonly Shortcut[]
}

function ShortcutList({ title, shortcuts }: ShortcutListProps) {
  if (shortcuts.length === 0) return null
  return (
    <section aria-label={title}>
      <h3 className={styles['title']}>{title}</h3>
      <dl className={styles['keys']}>
        {shortcuts.map(({ keys, to, text }) => (
          <div key={text}>
            <dt>
              {keys.map((name) => (
                <Key key={name} name={name} />
              ))}
              {to ? (
                <>
                  {t('platform.keys.to')} <Key name={to} />
                </>
              ) : null}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const Key = ({ name }: { readonly name: string }) => <kbd className={styles['key']}>{name}</kbd>
