import { reviewedSteps } from '@fledge/domain/applications/application-sections.ts'
import { maxOfferedComments } from '@fledge/domain/reviews/types.ts'
import type { Shortcut } from '../../platform/list/shortcut-help.ts'
import { t } from '../../platform/i18n/use-texts.ts'

/** Returns what each key does in the review of an application. */
export const getReviewShortcuts = (): readonly Shortcut[] => [
  { keys: ['A'], text: t('reviews.key.approve') },
  { keys: ['C'], text: t('reviews.key.ask') },
  { keys: ['R'], text: t('reviews.key.reject') },
  { keys: ['S'], text: t('reviews.key.skip') },
  { keys: ['Z'], text: t('reviews.key.undo') },
  { keys: ['T'], text: t('reviews.key.take') },
  { keys: ['G'], text: t('reviews.key.takeNext') },
  { keys: ['N'], text: t('reviews.key.note') },
  { keys: ['I', '1'], to: String(maxOfferedComments), text: t('reviews.key.insert') },
  { keys: ['O'], text: t('reviews.key.opinion') },
  { keys: ['H', 'L'], text: t('reviews.key.section') },
  { keys: ['1'], to: String(reviewedSteps.length), text: t('reviews.key.number') },
  { keys: [t('reviews.key.space')], text: t('reviews.key.scroll') },
  { keys: ['P'], text: t('desk.key.resume') },
  { keys: ['V'], text: t('reviews.key.video') },
  { keys: ['B'], text: t('desk.key.nextVideo') },
  { keys: ['F', 'D'], text: t('reviews.key.speed') },
  { keys: ['J', 'K'], text: t('reviews.key.queue') },
]
