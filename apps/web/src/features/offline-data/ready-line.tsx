import { IconCircleCheckFilled, IconCloudDownload } from '@tabler/icons-react'
import classes from './offline-data.module.css'
import { t } from './offline-data.texts.ts'
import type { OfflineReadiness } from './offline-readiness.ts'

/** The one thing to look at the evening before. */
export const ReadyLine = ({ readiness: { isReady, text } }: { readiness: OfflineReadiness }) => {
  const Icon = isReady ? IconCircleCheckFilled : IconCloudDownload
  return (
    <div className={classes.ready} data-ready={isReady || undefined}>
      <Icon size={32} stroke={1.5} aria-hidden />
      <div role="status">
        <p className={classes.ready__text}>{text}</p>
        <p className={classes.ready__more}>{isReady ? t('readyLine.goesOnByItself') : t('readyLine.getDataTheEveningBefore')}</p>
      </div>
    </div>
  )
}
