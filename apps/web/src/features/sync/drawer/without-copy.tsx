import classes from '../sync.module.css'
import { t } from './drawer.texts.ts'

/** Anglers and admins keep no copy: what they save goes to the server at once. */
export const WithoutCopy = ({ online }: { online: boolean }) => (
  <dl className={classes.facts}>
    <div>
      <dt>{t('withoutCopy.whatYouSee')}</dt>
      <dd>{online ? t('withoutCopy.freshFromTheServer') : t('withoutCopy.theLastCopy')}</dd>
    </div>
    <div>
      <dt>{t('withoutCopy.whatYouType')}</dt>
      <dd>{online ? t('withoutCopy.savedOnTheServer') : t('withoutCopy.formsAreKept')}</dd>
    </div>
  </dl>
)
