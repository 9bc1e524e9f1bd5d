import { IconCircleCheckFilled, IconCloudDownload } from '@tabler/icons-react'
import classes from './offline-data.module.css'
import type { OfflineReadiness } from './offline-readiness.ts'

/** The one thing to look at the evening before. */
export const ReadyLine = ({ readiness: { isReady, text } }: { readiness: OfflineReadiness }) => {
  const Icon = isReady ? IconCircleCheckFilled : IconCloudDownload
  return (
    <div className={classes.ready} data-ready={isReady || undefined}>
      <Icon size={32} stroke={1.5} aria-hidden />
      <div role="status">
        <p className={classes.ready__text}>{text}</p>
        <p className={classes.ready__more}>
          {isReady
            ? 'It goes on by itself: changes come in while there is internet, and yours are kept here while there is none.'
            : 'Get the data while you have internet, the evening before, and stay on this page until it is ready.'}
        </p>
      </div>
    </div>
  )
}
