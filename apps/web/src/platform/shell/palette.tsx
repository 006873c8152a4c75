import { Dialog } from '@fledge/ui/dialog.tsx'
import { useMemo, useState, type KeyboardEvent } from 'react'
import { Link, useGo } from '../link.tsx'
import { t } from '../use-texts.ts'
import type { NavGroup } from './nav.ts'
import styles from './shell.module.css'

/** ⌘K: every screen of the area by name; arrows choose, Enter goes. */
export default function Palette({ groups, label, onClose }: { readonly groups: readonly NavGroup[]; readonly label: string; readonly onClose: () => void }) {
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState(0)
  const go = useGo()
  const found = useMemo(() => groups.flatMap((group) => group.items).filter((item) => t(item.label).toLowerCase().includes(words.trim().toLowerCase())), [groups, words])
  const keys = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      setChosen((now) => (now + step + found.length) % Math.max(found.length, 1))
    }
    const item = found[chosen]
    if (event.key === 'Enter' && item) {
      onClose()
      void go(item.to)
    }
  }
  return (
    <Dialog opened onClose={onClose} title={label} closeLabel={t('common.btn.close')} width={560}>
      <input className={styles['paletteInput']} data-autofocus role="combobox" aria-expanded aria-controls="palette" aria-label={label} placeholder={label} value={words} onKeyDown={keys} onChange={(event) => { setWords(event.currentTarget.value); setChosen(0) }} />
      <ul className={styles['palette']} id="palette" aria-label={t('shell.screens')}>
        {found.map((item, index) => <li key={item.to} data-chosen={index === chosen}><PaletteLink item={item} chosen={index === chosen} onClose={onClose} /></li>)}
        {found.length === 0 ? <li className={styles['dim']}>{t('common.nothingFound')}</li> : null}
      </ul>
    </Dialog>
  )
}

function PaletteLink({ item, chosen, onClose }: { readonly item: NavGroup['items'][number]; readonly chosen: boolean; readonly onClose: () => void }) {
  return <Link to={item.to} onClick={onClose} {...(chosen ? { className: styles['chosen'] ?? '' } : {})}><item.icon size={18} />{t(item.label)}</Link>
}
