import frame from '../../platform/list/review-frame.module.css'
import { t } from '../../platform/i18n/use-texts.ts'

/** Renders that there is no answer. */
export const renderNone = () => <span className={frame['dim']}>{t('reviews.none')}</span>
