import { t } from '../../platform/i18n/use-texts.ts'
import type { Shortcut } from '../../platform/list/shortcut-help.ts'

/** What each key does in the review of an offer. */
export const getOfferShortcuts = (): readonly Shortcut[] => [
  { keys: ['A'], text: t('reviews.key.approve') },
  { keys: ['C'], text: t('offerScreen.key.ask') },
  { keys: ['R'], text: t('reviews.key.reject') },
  { keys: ['S'], text: t('reviews.key.skip') },
  { keys: ['G'], text: t('reviews.key.takeNext') },
  { keys: ['Z'], text: t('reviews.key.undo') },
  { keys: ['J', 'K'], text: t('reviews.key.queue') },
]
